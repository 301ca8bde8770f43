import { gameTypes, type GameType } from '@livery/api/contract';
import { gameListQueryNames } from '@livery/foundation/addresses';
import type { GameListView, ListKind } from './listAddress.ts';

const kinds: readonly ListKind[] = ['all', 'hot', 'new', 'fav'];

/** Parses the address. Unknown values are ignored, so that an old or mistyped link still shows games. */
export function readListAddress(query: URLSearchParams): GameListView {
  const type = query.get(gameListQueryNames.type);
  const gameType = query.get(gameListQueryNames.gameType);
  const vendor = query.get(gameListQueryNames.vendor);
  const classification = query.get(gameListQueryNames.classification);
  return {
    kind: kinds.find((kind) => kind === type) ?? 'all',
    ...(isGameType(gameType) && { gameType }),
    ...(vendor && { vendor }),
    ...(classification && { classification }),
    search: (query.get(gameListQueryNames.search) ?? '').trim(),
  };
}

function isGameType(text: string | null): text is GameType {
  return (gameTypes as readonly (string | null)[]).includes(text);
}
