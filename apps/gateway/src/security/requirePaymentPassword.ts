import { verifyPassword } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireCountedProof } from './requireCountedProof.ts';

/**
 * Requires the member's payment password. Call it first in whatever pays money out: `await
 * requirePaymentPassword(context.db, requireSession(context).memberId, body.paymentPassword)`. A call without an
 * idempotency key has to use `runInTransaction`, so that the count of wrong ones is kept. See `requireCountedProof`.
 * @throws PAYMENT_PASSWORD_MISSING, PAYMENT_PASSWORD_WRONG, or TOO_MANY while a wait lasts.
 */
export async function requirePaymentPassword(tx: Queries, memberId: number, given: string): Promise<void> {
  await requireCountedProof(tx, {
    memberId,
    isRight: (passwordHash) => verifyPassword(given, passwordHash),
    wrong: new CallFailure('PAYMENT_PASSWORD_WRONG', 'The payment password is wrong.', { keepsChanges: true }),
  });
}
