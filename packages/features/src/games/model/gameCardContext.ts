import type { Game } from '@livery/api/games/gameLists';
import { createContext } from 'react';

/** A game whose card is wanted. An object for each time: the same game may be wanted again. */
export interface WantedCard {
  game: Game;
}

/** Shows a game's card over the page: see `GameCards`. Undefined where there is none: tiles know no long press then. */
export const GameCardContext = createContext<((wanted: WantedCard) => void) | undefined>(undefined);
