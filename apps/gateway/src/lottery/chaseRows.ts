import type { CallValue, calls } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { lotteryChaseDraws, lotteryGames, lotteryOrders, lotterySuborders } from '../db/schema/index.ts';
import { localised } from '../http/localised.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import type { Chase } from './chases.ts';
import { playsOf } from './plays/playsOf.ts';

type ChaseValue = CallValue<typeof calls.getChases>['content'][number];

interface Reader {
  language: string;
  merchant: Merchant;
}

/** Chases as the API returns them, in the given order. */
export async function chaseValues(db: Queries, reader: Reader, chases: readonly Chase[]): Promise<ChaseValue[]> {
  if (chases.length === 0) return [];
  const sums = await sumsOf(
    db,
    chases.map(({ id }) => id),
  );
  const lotteries = await db
    .select()
    .from(lotteryGames)
    .where(inArray(lotteryGames.code, [...new Set(chases.map(({ gameCode }) => gameCode))]));
  const decimal = (amount: bigint) => toDecimal(amount, exponentOf(reader.merchant));
  return chases.map((chase) => {
    const { draws, placed, waiting, unplaced, staked, cancelled, payout, firstIssue } = sums.get(chase.id)!;
    const lottery = lotteries.find(({ code }) => code === chase.gameCode)!;
    const plays = new Map(playsOf(lottery).map((play) => [play.code, play]));
    return {
      chaseId: String(chase.id),
      gameCode: chase.gameCode,
      gameName: localised(lottery.name, reader),
      firstIssue,
      placedAt: chase.placedAt.toISOString(),
      state: chase.state.toUpperCase() as Uppercase<Chase['state']>,
      draws,
      drawsPlaced: placed,
      stopOnWin: chase.stopOnWin,
      drawStake: decimal(chase.drawStake),
      stake: decimal(chase.drawStake * BigInt(draws)),
      staked: decimal(staked - cancelled),
      refunded: decimal(chase.drawStake * BigInt(unplaced) + cancelled),
      payout: decimal(payout),
      canCancel: chase.state === 'running' && waiting > 0,
      bets: chase.bets.map(({ play, picks, unitStake, multiple }) => ({
        play,
        playName: localised(plays.get(play)?.name ?? { EN: play }, reader),
        picks,
        unitStake: decimal(BigInt(unitStake)),
        multiple,
        stake: decimal(BigInt(unitStake) * BigInt(multiple)),
      })),
    };
  });
}

/** Sums over the draws of each chase. `unplaced`: draws with returned stakes. `cancelled`: stakes of cancelled bets. */
async function sumsOf(db: Queries, chaseIds: number[]) {
  const inState = (...states: string[]) =>
    sql<number>`(count(*) filter (where ${inArray(lotteryChaseDraws.state, states as never)}))::int`;
  const paid = sql`(select sum(${lotterySuborders.payout}) from ${lotterySuborders} where ${lotterySuborders.orderId} = ${lotteryOrders.id})`;
  const cancelled = sql`(select sum(${lotterySuborders.unitStake} * ${lotterySuborders.multiple}) from ${lotterySuborders} where ${lotterySuborders.orderId} = ${lotteryOrders.id} and ${lotterySuborders.status} = 'cancelled')`;
  const rows = await db
    .select({
      chaseId: lotteryChaseDraws.chaseId,
      draws: sql<number>`count(*)::int`,
      placed: inState('placed'),
      waiting: inState('waiting'),
      unplaced: inState('missed', 'returned'),
      staked: sql`coalesce(sum(${lotteryOrders.stake}), 0)`.mapWith(BigInt),
      cancelled: sql`coalesce(sum(${cancelled}), 0)`.mapWith(BigInt),
      payout: sql`coalesce(sum(${paid}), 0)`.mapWith(BigInt),
      firstIssue: sql<string>`(array_agg(${lotteryChaseDraws.issue} order by ${asc(lotteryChaseDraws.closesAt)}))[1]`,
    })
    .from(lotteryChaseDraws)
    .leftJoin(lotteryOrders, eq(lotteryOrders.id, lotteryChaseDraws.orderId))
    .where(inArray(lotteryChaseDraws.chaseId, chaseIds))
    .groupBy(lotteryChaseDraws.chaseId);
  return new Map(rows.map((row) => [row.chaseId, row]));
}
