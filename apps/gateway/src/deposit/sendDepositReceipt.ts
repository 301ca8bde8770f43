import { and, eq, sql } from 'drizzle-orm';
import { requireSession } from '../auth/sessions.ts';
import { depositReceipts, deposits } from '../db/schema/index.ts';
import { readPictures } from '../feedback/readPictures.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { selectDeposits } from './depositRows.ts';

/** Stores the picture of a transfer's receipt while its deposit is pending. It replaces an earlier picture. */
export async function sendDepositReceipt(
  context: ContextOf<'sendDepositReceipt'>,
): Promise<ValueOf<'sendDepositReceipt'>> {
  const { db, body } = context;
  const { memberId } = requireSession(context);
  const depositId = Number(body.id);
  const [picture] = await readPictures([body.file]);
  return runInTransaction(db, async (tx) => {
    await lockMoney(tx, [memberId]);
    const [deposit] = await selectDeposits(tx).where(
      and(eq(deposits.id, depositId), eq(deposits.memberId, memberId), eq(deposits.method, 'manual')),
    );
    if (deposit === undefined) throw new CallFailure('NOT_FOUND', 'The member does not have this deposit by transfer.');
    if (deposit.state !== 'PENDING') throw new CallFailure('ALREADY_DECIDED', 'The deposit is not pending any more.');
    await tx
      .insert(depositReceipts)
      .values({ depositId, ...picture! })
      .onConflictDoUpdate({ target: depositReceipts.depositId, set: { ...picture!, receivedAt: sql`now()` } });
    return { success: true };
  });
}
