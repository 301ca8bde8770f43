import type { Game } from '@livery/api/games/gameLists';

/** The state in the history entry of a game, in addition to its address. It is empty after a link from another site. */
export interface PlayState {
  /** The game as its list contains it: with name and picture. */
  game?: Game;
  /** The page on which it was opened. */
  opened?: {
    /** Path and query. */
    from: string;
    /** Key of the history entry, with which its return point is found. */
    place: string;
  };
}
