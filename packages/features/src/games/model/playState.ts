import type { Game } from '@livery/api/games/gameLists';

/** The state in the history entry of a game, in addition to its address. It is empty after a link from another site. */
export interface PlayState {
  /** The game with the name and picture from its list. */
  game?: Game;
  /** The page from which the game was opened. */
  opened?: {
    /** Path and query of that page. */
    from: string;
    /** Key of the page's history entry, by which its return point is found. */
    place: string;
  };
}
