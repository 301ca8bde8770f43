import { gameListAddress } from '@livery/foundation/addresses';
import type { GameType } from '@livery/api/contract';

/** Kinds of lists of games. A list can also be limited to a `vendor`. */
export type ListKind = 'all' | 'hot' | 'new' | 'fav';

/** The content of the address of a list of games. */
export interface GameListView {
  kind: ListKind;
  gameType?: GameType;
  /** A vendor's code. */
  vendor?: string;
  /** Code of a class of games, for example "megaways". */
  classification?: string;
  /** The text the player searched for. Empty if there is no search. */
  search: string;
}

/** Returns the address that shows this list. */
export function listAddress({ kind, ...rest }: GameListView): string {
  return gameListAddress({ ...rest, ...(kind !== 'all' && { type: kind }) });
}
