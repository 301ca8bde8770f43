import { and, eq } from 'drizzle-orm';
import { requireSession } from '../auth/sessions.ts';
import { withdrawals } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { decideWithdrawal } from './decideWithdrawal.ts';
import { selectWithdrawals, withdrawalValueOf } from './withdrawalRows.ts';

/** Cancels a member's own pending withdrawal. Of a simultaneous decision and cancellation only the first succeeds. */
export async function cancelWithdrawal(context: ContextOf<'cancelWithdrawal'>): Promise<ValueOf<'cancelWithdrawal'>> {
  const { db, merchant, body } = context;
  const withdrawalId = Number(body.id);
  const own = and(eq(withdrawals.id, withdrawalId), eq(withdrawals.memberId, requireSession(context).memberId));
  const [found] = await selectWithdrawals(db).where(own);
  if (found === undefined) throw new CallFailure('NOT_FOUND', 'The member does not have this withdrawal.');
  await decideWithdrawal(db, { merchant, withdrawalId, state: 'CANCELLED' });
  const [row] = await selectWithdrawals(db).where(own);
  if (row!.state !== 'CANCELLED')
    throw new CallFailure('WITHDRAWAL_FINAL', 'The withdrawal was decided and cannot be cancelled any more.');
  return withdrawalValueOf(row!, merchant);
}
