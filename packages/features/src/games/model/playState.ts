import type { Game } from '@livery/api/games/gameLists';

/** What the history entry of a game holds besides its address; a link from elsewhere brings none of it. */
export interface PlayState {
  /** As its list gave it: its name and its picture. */
  game?: Game;
  /** Where it was opened. */
  opened?: {
    /** Path and query. */
    from: string;
    /** Key of the history entry, for its place. */
    place: string;
  };
}
