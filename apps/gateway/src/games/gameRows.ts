import type { GameValue } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { and, eq, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { games, hotGames, vendors } from '../db/schema/index.ts';
import { localised } from '../http/localised.ts';
import { iconFile } from '../pictures/pictureFiles.ts';
import { smallestStake } from './rounds/stakes.ts';
import { withSizes } from '../pictures/pictureSizes.ts';

/**
 * Number of hot games that have the mark in other lists. Only the first ones have it, because a mark on every game
 * would have no meaning.
 */
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
  /** Whether the values include the game's name in the reader's language, in addition to its own name. */
  withLocalName?: boolean;
}

/** The merchant of the list, and the language of its reader. */
interface Reader {
  merchant: Merchant;
  language: string;
}

const isLottery = (gameType: string): boolean => gameType === 'LOTT' || gameType === 'ELOTT';

/** A game as this merchant's lists return it. */
export const gameValueOf =
  (reader: Reader, { withLocalName = false }: Values = {}) =>
  ({ game, vendorName, mobileFolder, isInMaintenance, isHot }: GameRow): GameValue => {
    const { merchant, language } = reader;
    // The name of a lottery is translated, as on the lottery screens. The names of other games are brands and are not
    // translated.
    const name = isLottery(game.gameType) ? localised({ EN: game.name, ...game.localNames }, reader) : game.name;
    const localName = withLocalName && name === game.name ? game.localNames[language] : undefined;
    return {
      nodeId: game.nodeId,
      gameId: game.gameId,
      gameName: name,
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
      mobileLargeIcon: withSizes(iconFile({ name: game.icon, style: merchant.pictureStyle }), 'tile'),
      mobileFolder,
      isNew: game.isNew,
      isHot,
      isLive: game.isLive,
      ...(game.classification === 'jackpot' && { isJackpot: true }),
      ...(isInMaintenance && { isInMaintenance }),
      // A lottery has its own limits for each play.
      ...(!isLottery(game.gameType) && { minStake: smallestStake(merchant, game.minBet) }),
    };
  };

/** Games as the merchant's lists return them, by row id. */
export async function gameValuesByRow(
  db: Queries,
  reader: Reader,
  rows: readonly number[],
  values?: Values,
): Promise<ReadonlyMap<number, GameValue>> {
  const found =
    rows.length === 0 ? [] : await selectGames(db, reader.merchant.code).where(inArray(games.id, [...rows]));
  return new Map(found.map((row) => [row.game.id, gameValueOf(reader, values)(row)]));
}
