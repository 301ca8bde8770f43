import type { Queries } from '../db/connect.ts';
import { paymentPasswords } from '../db/schema/index.ts';

/**
 * Stores a payment password and resets its count of wrong attempts.
 * @param passwordHash result of `hashPassword` for its six digits.
 */
export async function storePaymentPassword(tx: Queries, memberId: number, passwordHash: string): Promise<void> {
  const set = { passwordHash, failures: 0, blockedUntil: null };
  await tx
    .insert(paymentPasswords)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: paymentPasswords.memberId, set });
}
