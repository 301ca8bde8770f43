import { and, eq, sql } from 'drizzle-orm';
import { draws, lotteryOrders, lotterySuborders } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { moveMoney } from '../wallet/ledger.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { requireOpenDraw } from './requireOpenDraw.ts';
import { lotteryAccount } from './storeOrder.ts';

/** Cancels a bet before its draw closes, and refunds the stake. Cancelling it again changes nothing. */
export async function cancelSuborder(context: ContextOf<'cancelSuborder'>): Promise<ValueOf<'cancelSuborder'>> {
  const { db, merchant, body } = context;
  const { memberId } = requireSession(context);
  const [bet] = await db
    .select({
      id: lotterySuborders.id,
      drawId: lotterySuborders.drawId,
      unitStake: lotterySuborders.unitStake,
      multiple: lotterySuborders.multiple,
      status: lotterySuborders.status,
    })
    .from(lotterySuborders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.id, lotterySuborders.orderId))
    .where(and(eq(lotterySuborders.id, Number(body.suborderId)), eq(lotteryOrders.memberId, memberId)));
  if (bet === undefined) throw new CallFailure('NOT_FOUND', 'This bet does not exist.');
  const stake = bet.unitStake * BigInt(bet.multiple);
  const cancelled = {
    suborderId: body.suborderId,
    status: 'CANCELLED' as const,
    refunded: toDecimal(stake, exponentOf(merchant)),
  };
  if (bet.status === 'cancelled') return cancelled;
  await requireOpenDraw(db, eq(draws.id, bet.drawId));
  const changed = await db
    .update(lotterySuborders)
    .set({ status: 'cancelled', finishedAt: sql`now()` })
    .where(and(eq(lotterySuborders.id, bet.id), eq(lotterySuborders.status, 'placed')))
    .returning({ id: lotterySuborders.id });
  // Another request cancelled it in the meantime. A bet on an open draw has no other changes.
  if (changed.length === 0) return cancelled;
  await moveMoney(db, {
    merchant,
    kind: 'REFUND',
    reference: `lottery bet ${bet.id}`,
    from: lotteryAccount,
    to: { memberId, code: 'MAIN' },
    amount: stake,
  });
  return cancelled;
}
