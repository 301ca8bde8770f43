import { toLatinDigits } from '@livery/i18n/digits';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { paymentPasswords } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import { compare, isUnchangedProof, type Proof } from './proofs.ts';
import { requireCountedProof } from './requireCountedProof.ts';

/**
 * Compares the given password with the member's payment password, before the transaction that requires it.
 * @throws BUSY.
 */
export async function comparePaymentPassword(
  db: Queries,
  memberId: number,
  given: string,
  sender: string,
): Promise<Proof> {
  const [stored] = await db
    .select({ passwordHash: paymentPasswords.passwordHash })
    .from(paymentPasswords)
    .where(eq(paymentPasswords.memberId, memberId));
  return stored === undefined
    ? { isRight: false, hash: undefined }
    : compare(toLatinDigits(given), stored.passwordHash, sender);
}

/**
 * Requires the member's payment password, compared by `comparePaymentPassword`. Call it first in every call that pays
 * money out. A call without an idempotency key must use `runInTransaction`, so that the count of wrong passwords is
 * committed. See `requireCountedProof`.
 * @throws PAYMENT_PASSWORD_MISSING, PAYMENT_PASSWORD_WRONG, or TOO_MANY during a wait.
 */
export async function requirePaymentPassword(tx: Queries, memberId: number, proof: Proof): Promise<void> {
  await requireCountedProof(tx, {
    memberId,
    isRight: (passwordHash) => isUnchangedProof(proof, passwordHash),
    wrong: new CallFailure('PAYMENT_PASSWORD_WRONG', 'The payment password is wrong.', { keepsChanges: true }),
  });
}
