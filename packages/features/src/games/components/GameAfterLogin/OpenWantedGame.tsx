import type { Game } from '@livery/api/games/gameLists';
import type { WantedGame } from '@livery/device/storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGameAction } from '../../hooks/useGameAction.ts';

interface OpenWantedGameProps {
  wanted: WantedGame;
  /** Called once the game is opening, or could not be opened. */
  onDone: () => void;
}

/** Opens a game as soon as it renders, once. */
export function OpenWantedGame({ wanted: { game }, onDone }: OpenWantedGameProps) {
  const act = useGameAction();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const begin = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // As it was stored: the gateway says so where it knows no such game.
    await act('openGame', { game: game as Game, navigate });
    onDone();
  });
  useEffect(() => void begin(), []);
  return null;
}
