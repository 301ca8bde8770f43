import { and, eq, sql } from 'drizzle-orm';
import { requireSession } from '../auth/sessions.ts';
import { depositReceipts, deposits } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { depositValueOf, selectDeposits } from './depositRows.ts';

/**
 * Cancels a member's own pending deposit. No money has moved. A lock makes sure that of a simultaneous cancellation and
 * decision only the first succeeds.
 */
export async function cancelDeposit(context: ContextOf<'cancelDeposit'>): Promise<ValueOf<'cancelDeposit'>> {
  const { db, merchant, body } = context;
  const { memberId } = requireSession(context);
  await lockMoney(db, [memberId]);
  const own = and(eq(deposits.id, Number(body.id)), eq(deposits.memberId, memberId));
  const [found] = await selectDeposits(db).where(own);
  if (found === undefined) throw new CallFailure('NOT_FOUND', 'The member does not have this deposit.');
  if (found.state === 'CANCELLED') return depositValueOf(found, merchant);
  if (found.state !== 'PENDING')
    throw new CallFailure('ALREADY_DECIDED', 'The deposit was decided and cannot be cancelled any more.');
  const [receipt] = await db
    .select({ depositId: depositReceipts.depositId })
    .from(depositReceipts)
    .where(eq(depositReceipts.depositId, found.id));
  if (receipt !== undefined)
    throw new CallFailure('ALREADY_DECIDED', 'The receipt of the transfer was sent: the deposit is paid.');
  const [cancelled] = await db
    .update(deposits)
    .set({ state: 'CANCELLED', decidedAt: sql`clock_timestamp()` })
    .where(own)
    .returning();
  return depositValueOf(cancelled!, merchant);
}
