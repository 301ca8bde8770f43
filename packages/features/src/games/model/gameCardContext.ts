import type { Game } from '@livery/api/games/gameLists';
import { createContext } from 'react';

/** A game whose card was requested. Each request is a new object, because the same game may be requested again. */
export interface RequestedCard {
  game: Game;
}

/**
 * Shows a game's card in an overlay: see `GameCards`. Without `GameCards` it is undefined, and tiles ignore a long
 * press.
 */
export const GameCardContext = createContext<((wanted: RequestedCard) => void) | undefined>(undefined);
