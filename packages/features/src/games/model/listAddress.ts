import { gameListAddress, gameListQueryNames } from '@livery/foundation/addresses';
import { gameTypes, type GameType } from '@livery/api/contract';

/** Which list of games is on show. Vendors have lists of their own, named by `vendor`. */
export type ListKind = 'all' | 'hot' | 'new' | 'fav';

/** What the address of the game list says. */
export interface GameListView {
  kind: ListKind;
  gameType?: GameType;
  /** A vendor's code. */
  vendor?: string;
  /** Words the player searched for; empty for none. */
  search: string;
}

const kinds: readonly ListKind[] = ['all', 'hot', 'new', 'fav'];

/** Reads the address. What it does not know counts as absent, so that an old or mistyped link still shows games. */
export function readListAddress(query: URLSearchParams): GameListView {
  const type = query.get(gameListQueryNames.type);
  const gameType = query.get(gameListQueryNames.gameType);
  const vendor = query.get(gameListQueryNames.vendor);
  return {
    kind: kinds.find((kind) => kind === type) ?? 'all',
    ...(isGameType(gameType) && { gameType }),
    ...(vendor !== null && vendor !== '' && { vendor }),
    search: (query.get(gameListQueryNames.search) ?? '').trim(),
  };
}

/** The address that shows this list. */
export function listAddress({ kind, gameType, vendor, search }: GameListView): string {
  return gameListAddress({ gameType, vendor, search, ...(kind !== 'all' && { type: kind }) });
}

function isGameType(text: string | null): text is GameType {
  return (gameTypes as readonly (string | null)[]).includes(text);
}
