import type { Game } from '@livery/api/games/gameLists';
import type { WantedGame } from '@livery/device/storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOpenGame } from '../../hooks/useOpenGame.ts';

interface OpenWantedGameProps {
  wanted: WantedGame;
  /** Called once the game is opening, or could not be opened. */
  onDone: () => void;
}

/** Opens a game as soon as it renders, once. */
export function OpenWantedGame({ wanted: { game, address }, onDone }: OpenWantedGameProps) {
  const open = useOpenGame();
  const hasBegun = useRef(false);
  const begin = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // As it was stored: the gateway says so where it knows no such game.
    await open(game as Game, address);
    onDone();
  });
  useEffect(() => void begin(), []);
  return null;
}
