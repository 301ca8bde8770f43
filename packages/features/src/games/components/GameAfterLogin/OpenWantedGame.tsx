import type { Game } from '@livery/api/games/gameLists';
import type { RequestedGame } from '@livery/device/storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGameAction } from '../../hooks/useGameAction.ts';

interface OpenWantedGameProps {
  wanted: RequestedGame;
  /** Called when the game has opened or could not be opened. */
  onDone: () => void;
}

/** Opens a game once, as soon as this component mounts. */
export function OpenWantedGame({ wanted: { game }, onDone }: OpenWantedGameProps) {
  const act = useGameAction();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const begin = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Uses the stored data of the game. If the game does not exist at the gateway, the gateway returns an error.
    await act('openGame', { game: game as Game, navigate });
    onDone();
  });
  useEffect(() => void begin(), []);
  return null;
}
