import type { Merchant } from '@livery/merchant';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/connect.ts';
import { retryTransaction } from '../db/retryTransaction.ts';
import { draws, lotteryGames, lotteryOrders, lotterySuborders } from '../db/schema/index.ts';
import { recordRounds } from '../games/recordRounds.ts';
import { moveMoneyOften } from '../wallet/ledger.ts';
import { stopWonChase } from './chases.ts';
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

/**
 * Settles the unsettled bets of an order whose draw has its numbers, and ends its chase if it won and stops on a win,
 * in one transaction.
 */
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
        throw new Error(`The draw of order ${orderId} is not drawn yet.`);
      // Locks the bets, and waits for another gateway that settles the same bets. After that wait their status is no
      // longer 'placed'.
      const bets = await tx
        .select()
        .from(lotterySuborders)
        .where(and(eq(lotterySuborders.orderId, orderId), eq(lotterySuborders.status, 'placed')))
        .orderBy(asc(lotterySuborders.id))
        .for('update');
      const hasWon = await settleBets(tx, bets, { ...order, result: order.result, merchant });
      if (hasWon) await stopWonChase(tx, merchant, orderId);
      await tx
        .update(lotteryOrders)
        .set({ retryAt: null })
        .where(and(eq(lotteryOrders.id, orderId), isNotNull(lotteryOrders.retryAt)));
    }),
  );
}

/** Settles bets and pays their prizes. @returns whether any bet won. */
async function settleBets(
  tx: Queries,
  bets: readonly Bet[],
  { merchant, memberId, placedAt, issue, game, result }: Settled,
): Promise<boolean> {
  const plays = new Map(playsOf(game).map((play) => [play.code, play]));
  const settled = bets.map((bet) => {
    const play = plays.get(bet.play);
    if (play === undefined) throw new Error(`The lottery ${game.code} has no play ${bet.play}.`);
    const stake = bet.unitStake * BigInt(bet.multiple);
    return { ...bet, stake, payout: payoutOf(play, { picks: bet.picks, stake, result }) };
  });
  const won = settled.filter(({ payout }) => payout > 0n);
  await moveMoneyOften(
    tx,
    { merchant, kind: 'PAYOUT', from: lotteryAccount, to: { memberId, code: 'MAIN' } },
    won.map(({ id, payout }) => ({ reference: `lottery bet ${id}`, amount: payout })),
  );
  await finishBets(
    tx,
    'lost',
    settled.filter(({ payout }) => payout === 0n),
  );
  await finishBets(tx, 'won', won);
  await recordRounds(
    tx,
    merchant,
    {
      memberId,
      vendorCode: game.vendorCode,
      gameType: game.category,
      gameRow: game.gameRow,
      lotteryCode: game.code,
      placedAt,
    },
    settled.map(({ id, stake, payout, play, picks }) => ({
      stake,
      payout,
      outcome: { suborderId: String(id), issue, play, picks, numbers: result.numbers },
    })),
  );
  return won.length > 0;
}

/** Marks bets as finished, each with its payout. */
async function finishBets(
  tx: Queries,
  status: 'won' | 'lost',
  bets: ReadonlyArray<Pick<Bet, 'id' | 'payout'>>,
): Promise<void> {
  if (bets.length === 0) return;
  const payouts = sql.join(
    bets.map(({ id, payout }) => sql`when ${id} then ${payout}::bigint`),
    sql` `,
  );
  await tx
    .update(lotterySuborders)
    .set({ status, payout: sql`case ${lotterySuborders.id} ${payouts} end`, finishedAt: sql`now()` })
    .where(
      inArray(
        lotterySuborders.id,
        bets.map(({ id }) => id),
      ),
    );
}
