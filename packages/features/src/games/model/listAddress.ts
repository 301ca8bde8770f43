import { gameListAddress } from '@livery/foundation/addresses';
import type { GameType } from '@livery/api/contract';

/** Which list of games is on show. Vendors have lists of their own, named by `vendor`. */
export type ListKind = 'all' | 'hot' | 'new' | 'fav';

/** What the address of a list of games says. */
export interface GameListView {
  kind: ListKind;
  gameType?: GameType;
  /** A vendor's code. */
  vendor?: string;
  /** Code of a class of games, such as "megaways". */
  classification?: string;
  /** Words the player searched for; empty for none. */
  search: string;
}

/** The address that shows this list. */
export function listAddress({ kind, ...rest }: GameListView): string {
  return gameListAddress({ ...rest, ...(kind !== 'all' && { type: kind }) });
}
