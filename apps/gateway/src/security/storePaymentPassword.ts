import { hashPassword } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import { paymentPasswords } from '../db/schema/index.ts';

/**
 * Stores a payment password and resets its count of wrong attempts.
 * @param paymentPassword six digits.
 */
export async function storePaymentPassword(tx: Queries, memberId: number, paymentPassword: string): Promise<void> {
  const set = { passwordHash: await hashPassword(paymentPassword), failures: 0, blockedUntil: null };
  await tx
    .insert(paymentPasswords)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: paymentPasswords.memberId, set });
}
