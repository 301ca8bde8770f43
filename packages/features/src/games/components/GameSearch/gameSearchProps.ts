import type { GameType } from '@livery/api/contract';
import type { OverlayState } from '@livery/foundation/code';

/** The searched text and kind of game. Without a kind, all games are searched. */
export interface SearchedGames {
  search: string;
  gameType?: GameType | undefined;
}

export interface GameSearchProps extends OverlayState, Partial<SearchedGames> {
  /** Called with the search after the overlay is closed. Default: opens the list of games. */
  onSearch?: (searched: SearchedGames) => void;
}
