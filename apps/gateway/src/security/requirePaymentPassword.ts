import { verifyPassword } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireCountedProof } from './requireCountedProof.ts';

/**
 * Ends unless `given` is the member's payment password. Call it first in whatever lets money out, in the transaction of the
 * call: `await requirePaymentPassword(context.db, requireSession(context).memberId, body.paymentPassword)`. A call that has its
 * effect once is one; any other runs it `runInTransaction`, so that the count of a wrong one stays. See `requireCountedProof`.
 * @throws PAYMENT_PASSWORD_MISSING, PAYMENT_PASSWORD_WRONG, or TOO_MANY while a wait lasts.
 */
export async function requirePaymentPassword(tx: Queries, memberId: number, given: string): Promise<void> {
  await requireCountedProof(tx, {
    memberId,
    isRight: (passwordHash) => verifyPassword(given, passwordHash),
    wrong: new CallFailure('PAYMENT_PASSWORD_WRONG', 'The payment password is wrong.', { keepsChanges: true }),
  });
}
