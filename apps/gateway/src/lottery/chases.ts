import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { draws, lotteryChaseDraws, lotteryChases } from '../db/schema/index.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { storeOrder } from './storeOrder.ts';

export type Chase = typeof lotteryChases.$inferSelect;

/** The merchant's account for the stakes of draws whose orders are not placed yet. */
export const chaseAccount = { memberId: null, code: 'CHASE' } as const;

/** Locks a chase until the transaction ends. The caller must call `lockMoney` for the member first. */
export async function lockChase(tx: Queries, id: number): Promise<Chase> {
  const [chase] = await tx.select().from(lotteryChases).where(eq(lotteryChases.id, id)).for('update');
  return chase!;
}

/** The draws of a chase without a placed order, in their order. `isOver`: they no longer take bets. */
export const waitingDraws = (tx: Queries, { id, gameCode }: Chase) =>
  tx
    .select({
      issue: lotteryChaseDraws.issue,
      isOver: sql<boolean>`coalesce(${draws.closesAt}, ${lotteryChaseDraws.closesAt}) <= clock_timestamp()`,
    })
    .from(lotteryChaseDraws)
    .leftJoin(draws, and(eq(draws.gameCode, gameCode), eq(draws.issue, lotteryChaseDraws.issue)))
    .where(and(eq(lotteryChaseDraws.chaseId, id), eq(lotteryChaseDraws.state, 'waiting')))
    .orderBy(asc(lotteryChaseDraws.closesAt));

/**
 * Places the order of one draw of a locked chase. The draw must take bets and be locked; see `findOpenDraw`. @returns
 * the order's id.
 */
export async function placeChaseDraw(
  tx: Queries,
  merchant: Merchant,
  chase: Chase,
  { id: drawId, issue }: { id: number; issue: string },
): Promise<number> {
  const { memberId, gameCode } = chase;
  const bets = chase.bets.map((bet) => ({ ...bet, unitStake: BigInt(bet.unitStake) }));
  const orderId = await storeOrder(tx, { merchant, memberId, gameCode, drawId, bets, from: chaseAccount });
  await tx
    .update(lotteryChaseDraws)
    .set({ state: 'placed', orderId })
    .where(and(eq(lotteryChaseDraws.chaseId, chase.id), eq(lotteryChaseDraws.issue, issue)));
  return orderId;
}

/**
 * Returns the stakes of waiting draws of a locked chase. A draw is refunded only once, so its issue makes the cause
 * unique.
 */
export async function refundWaitingStakes(
  tx: Queries,
  merchant: Merchant,
  { id, memberId, drawStake }: Chase,
  { issues, state }: { issues: readonly string[]; state: 'missed' | 'returned' },
): Promise<void> {
  if (issues.length === 0) return;
  await tx
    .update(lotteryChaseDraws)
    .set({ state })
    .where(and(eq(lotteryChaseDraws.chaseId, id), inArray(lotteryChaseDraws.issue, [...issues])));
  await moveMoney(tx, {
    merchant,
    kind: 'REFUND',
    reference: `lottery chase ${id} from ${issues[0]}`,
    from: chaseAccount,
    to: { memberId, code: 'MAIN' },
    amount: drawStake * BigInt(issues.length),
  });
}

/** Returns the stakes of all waiting draws of a locked chase, and ends the chase. */
export async function stopChase(
  tx: Queries,
  merchant: Merchant,
  chase: Chase,
  issues: readonly string[],
): Promise<void> {
  await refundWaitingStakes(tx, merchant, chase, { issues, state: 'returned' });
  await endChase(tx, chase, 'stopped');
}

/**
 * Ends the chase of a won order if it stops on a win. Runs in the transaction of the prize, so that no balance includes
 * the prize without the returned stakes. The caller must call `lockMoney` for the member first.
 */
export async function stopWonChase(tx: Queries, merchant: Merchant, orderId: number): Promise<void> {
  const [won] = await tx
    .select({ chaseId: lotteryChases.id })
    .from(lotteryChaseDraws)
    .innerJoin(lotteryChases, eq(lotteryChases.id, lotteryChaseDraws.chaseId))
    .where(and(eq(lotteryChaseDraws.orderId, orderId), eq(lotteryChases.stopOnWin, true)));
  if (won === undefined) return;
  const chase = await lockChase(tx, won.chaseId);
  if (chase.state !== 'running') return;
  const issues = (await waitingDraws(tx, chase)).map(({ issue }) => issue);
  if (issues.length > 0) await stopChase(tx, merchant, chase, issues);
}

/** Ends a locked chase. */
export async function endChase(tx: Queries, { id }: Chase, state: 'done' | 'stopped' | 'cancelled'): Promise<void> {
  await tx.update(lotteryChases).set({ state }).where(eq(lotteryChases.id, id));
}
