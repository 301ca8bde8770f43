import type { GameType } from '@livery/api/contract';
import type { OverlayState } from '@livery/foundation/code';

/** What is searched for, and in which kind of game; without one in all. */
export interface SearchedGames {
  search: string;
  gameType?: GameType | undefined;
}

export interface GameSearchProps extends OverlayState, Partial<SearchedGames> {
  /** Called with what is searched, once the search has gone. Default: the list opens. */
  onSearch?: (searched: SearchedGames) => void;
}
