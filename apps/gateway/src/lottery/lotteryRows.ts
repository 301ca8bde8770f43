import type { CallValue, calls } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { games, lotteryGames, vendors } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import { localised } from '../http/localised.ts';
import type { LotteryGame } from './lottery.ts';

type LotteryValue = CallValue<typeof calls.getLottList>['list'][number];

/** The language and merchant for the choice of texts. */
interface Reader {
  language: string;
  merchant: Merchant;
}

/** Selects lotteries with their vendor and their game in the catalogue, in list order. */
export function selectLotteries(db: Queries, where?: SQL) {
  return db
    .select({
      lottery: lotteryGames,
      vendorName: vendors.name,
      nodeId: games.nodeId,
      gameId: games.gameId,
      lottoMode: games.lottoMode,
    })
    .from(lotteryGames)
    .innerJoin(vendors, eq(vendors.code, lotteryGames.vendorCode))
    .leftJoin(games, and(eq(games.id, lotteryGames.gameRow), eq(games.isOpen, true)))
    .where(where)
    .orderBy(asc(lotteryGames.rank));
}

type LotteryRow = Awaited<ReturnType<typeof selectLotteries>>[number];

/** A lottery as lists return it. */
export const lotteryValueOf =
  (reader: Reader) =>
  ({ lottery, vendorName, nodeId, gameId, lottoMode }: LotteryRow): LotteryValue => {
    const { code, name, kind, category, vendorCode, region, intervalSeconds, dailyMinute } = lottery;
    return {
      gameCode: code,
      gameName: localised(name, reader),
      kind,
      gameType: category,
      prizeMode: category === 'ELOTT' ? 'Elott' : lottoMode?.includes('Entertainment') ? 'ZY' : 'Lott',
      vassalage: vendorCode,
      displayName: vendorName,
      ...(region !== null && { region }),
      ...(intervalSeconds !== null && { intervalSeconds }),
      ...(dailyMinute !== null && { drawTime: clockTime(dailyMinute) }),
      ...(nodeId !== null && { nodeId }),
      ...(gameId !== null && { gameId }),
      ...(lottoMode !== null && { lottoMode }),
    };
  };

const clockTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Finds a lottery by its code.
 * @throws NOT_FOUND.
 */
export async function findLottery(db: Queries, code: string): Promise<LotteryGame> {
  const [found] = await db.select().from(lotteryGames).where(eq(lotteryGames.code, code));
  if (found === undefined) throw new CallFailure('NOT_FOUND', 'This lottery does not exist.');
  return found;
}
