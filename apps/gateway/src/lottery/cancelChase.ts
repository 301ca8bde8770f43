import { and, count, eq } from 'drizzle-orm';
import { requireSession } from '../auth/sessions.ts';
import { lotteryChaseDraws, lotteryChases } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { endChase, refundWaitingStakes, lockChase, waitingDraws } from './chases.ts';

/**
 * Cancels a chase and returns the stakes that are not placed yet. Placed orders stay. Cancelling it again changes
 * nothing.
 */
export async function cancelChase(context: ContextOf<'cancelChase'>): Promise<ValueOf<'cancelChase'>> {
  const { db, merchant, body } = context;
  const { memberId } = requireSession(context);
  await lockMoney(db, [memberId]);
  const [own] = await db
    .select({ id: lotteryChases.id })
    .from(lotteryChases)
    .where(and(eq(lotteryChases.id, Number(body.chaseId)), eq(lotteryChases.memberId, memberId)));
  if (own === undefined) throw new CallFailure('NOT_FOUND', 'This chase does not exist.');
  const chase = await lockChase(db, own.id);
  if (chase.state !== 'cancelled') {
    const issues = (await waitingDraws(db, chase)).map(({ issue }) => issue);
    if (chase.state !== 'running' || issues.length === 0)
      throw new CallFailure('CHASE_ENDED', 'Nothing of the chase is still to be placed.');
    await refundWaitingStakes(db, merchant, chase, { issues, state: 'returned' });
    await endChase(db, chase, 'cancelled');
  }
  const [returned] = await db
    .select({ draws: count() })
    .from(lotteryChaseDraws)
    .where(and(eq(lotteryChaseDraws.chaseId, chase.id), eq(lotteryChaseDraws.state, 'returned')));
  return {
    chaseId: body.chaseId,
    state: 'CANCELLED',
    refunded: toDecimal(chase.drawStake * BigInt(returned!.draws), exponentOf(merchant)),
  };
}
