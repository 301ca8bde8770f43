import type { Merchant } from '@livery/merchant';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/connect.ts';
import { retryTransaction } from '../db/retryTransaction.ts';
import { draws, lotteryGames, lotteryOrders, lotterySuborders } from '../db/schema/index.ts';
import { recordRound } from '../games/recordRound.ts';
import { moveMoney } from '../wallet/ledger.ts';
import type { DrawResult, LotteryGame } from './lottery.ts';
import { lotteryAccount } from './storeOrder.ts';
import { payoutOf } from './plays/play.ts';
import { playsOf } from './plays/playsOf.ts';

type Bet = typeof lotterySuborders.$inferSelect;

interface Settled {
  merchant: Merchant;
  memberId: number;
  placedAt: Date;
  issue: string;
  game: LotteryGame;
  result: DrawResult;
}

/** Settles the unsettled bets of an order whose draw has its numbers, in one transaction. */
export async function settleOrder(db: Database, merchant: Merchant, orderId: number): Promise<void> {
  await retryTransaction(() =>
    db.transaction(async (tx) => {
      const [order] = await tx
        .select({
          memberId: lotteryOrders.memberId,
          placedAt: lotteryOrders.placedAt,
          issue: draws.issue,
          result: draws.result,
          game: lotteryGames,
        })
        .from(lotteryOrders)
        .innerJoin(draws, eq(draws.id, lotteryOrders.drawId))
        .innerJoin(lotteryGames, eq(lotteryGames.code, lotteryOrders.gameCode))
        .where(eq(lotteryOrders.id, orderId));
      if (order === undefined || order.result === null)
        throw new Error(`The order ${orderId} is not of a draw that was drawn.`);
      // Waits for another gateway that settles the same bets; those are 'placed' no more then.
      const bets = await tx
        .select()
        .from(lotterySuborders)
        .where(and(eq(lotterySuborders.orderId, orderId), eq(lotterySuborders.status, 'placed')))
        .orderBy(asc(lotterySuborders.id))
        .for('update');
      for (const bet of bets) await settleBet(tx, bet, { ...order, result: order.result, merchant });
      await tx
        .update(lotteryOrders)
        .set({ retryAt: null })
        .where(and(eq(lotteryOrders.id, orderId), isNotNull(lotteryOrders.retryAt)));
    }),
  );
}

async function settleBet(
  tx: Queries,
  { id, play: code, picks, unitStake, multiple }: Bet,
  { merchant, memberId, placedAt, issue, game, result }: Settled,
): Promise<void> {
  const play = playsOf(game).find((one) => one.code === code);
  if (play === undefined) throw new Error(`The lottery ${game.code} has no play ${code}.`);
  const stake = unitStake * BigInt(multiple);
  const payout = payoutOf(play, { picks, stake, result });
  if (payout > 0n) {
    await moveMoney(tx, {
      merchant,
      kind: 'PAYOUT',
      reference: `lottery bet ${id}`,
      from: lotteryAccount,
      to: { memberId, code: 'MAIN' },
      amount: payout,
    });
  }
  await tx
    .update(lotterySuborders)
    .set({ status: payout > 0n ? 'won' : 'lost', payout, finishedAt: sql`now()` })
    .where(eq(lotterySuborders.id, id));
  await recordRound(tx, merchant, {
    memberId,
    vendorCode: game.vendorCode,
    gameType: game.category,
    gameRow: game.gameRow,
    lotteryCode: game.code,
    stake,
    payout,
    placedAt,
    outcome: { suborderId: String(id), issue, play: code, picks, numbers: result.numbers },
  });
}
