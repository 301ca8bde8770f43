import type { GameValue } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { and, eq, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { games, hotGames, vendors } from '../db/schema/index.ts';
import { iconFile } from '../pictures/pictureFiles.ts';
import { smallestStake } from './rounds/stakes.ts';
import { withSizes } from '../pictures/pictureSizes.ts';

/** Of a merchant's hot games only the first are marked as such where they are among others: a mark on everything says nothing. */
const markedHot = 12;

const columns = {
  game: games,
  vendorName: vendors.name,
  mobileFolder: vendors.mobileFolder,
  isInMaintenance: vendors.isInMaintenance,
  isHot: sql<boolean>`coalesce(${hotGames.rank} < ${markedHot}, false)`,
};

/** Selects games with their vendor and whether they are hot at this merchant. Callers add conditions and order. */
export function selectGames(db: Queries, merchantCode: string | Placeholder) {
  return db
    .select(columns)
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendorCode))
    .leftJoin(hotGames, and(eq(hotGames.gameRow, games.id), eq(hotGames.merchantCode, merchantCode)))
    .$dynamic();
}

type GameRow = Awaited<ReturnType<typeof selectGames>>[number];

interface Values {
  /** Whether they name the picture without a title too, for lists that crop it. */
  withPlainIcon?: boolean;
  /** The language in which they say what the game is called there, beside its own name. */
  language?: string;
}

/** A game as this merchant's lists return it. */
export const gameValueOf =
  (merchant: Merchant, { withPlainIcon = false, language = '' }: Values = {}) =>
  ({ game, vendorName, mobileFolder, isInMaintenance, isHot }: GameRow): GameValue => {
    const localName = game.localNames[language];
    const icon = { name: game.icon, style: merchant.pictureStyle };
    return {
      nodeId: game.nodeId,
      gameId: game.gameId,
      gameName: game.name,
      ...(localName !== undefined && { localName }),
      gameType: game.gameType,
      vassalage: game.vendorCode,
      displayName: vendorName,
      ...(game.roomId !== null && { roomId: game.roomId }),
      ...(game.gameCode !== null && { gameCode: game.gameCode }),
      ...(game.gameGroupId !== null && { gameGroupId: game.gameGroupId }),
      ...(game.lottoMode !== null && { lottoMode: game.lottoMode }),
      ...(game.gameType === 'ELOTT' && { gameClassifyNew: game.classification }),
      supportPlay: game.supportPlay,
      mobileLargeIcon: withSizes(iconFile(icon), 'tile'),
      ...(withPlainIcon && { mobilePlainIcon: withSizes(iconFile({ ...icon, isPlain: true }), 'tile') }),
      mobileFolder,
      isNew: game.isNew,
      isHot,
      isLive: game.isLive,
      ...(game.classification === 'jackpot' && { isJackpot: true }),
      ...(isInMaintenance && { isInMaintenance }),
      // A lottery says its own limits, way by way.
      ...(game.gameType !== 'LOTT' && game.gameType !== 'ELOTT' && { minStake: smallestStake(merchant, game.minBet) }),
    };
  };

/** Games as the merchant's lists return them, by row id. */
export async function gameValuesByRow(
  db: Queries,
  merchant: Merchant,
  rows: readonly number[],
  values?: Values,
): Promise<ReadonlyMap<number, GameValue>> {
  const found = rows.length === 0 ? [] : await selectGames(db, merchant.code).where(inArray(games.id, [...rows]));
  return new Map(found.map((row) => [row.game.id, gameValueOf(merchant, values)(row)]));
}
