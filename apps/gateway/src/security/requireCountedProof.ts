import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { paymentPasswords } from '../db/schema/index.ts';
import { CallFailure, tooManyTries } from '../http/callFailure.ts';

/** Consecutive wrong attempts before each further one causes a wait. */
const freeFailures = 3;

interface Try {
  memberId: number;
  /**
   * Whether the proof is right, given the hash of the payment password. Passwords were hashed before the transaction:
   * see `proofs.ts`.
   */
  isRight: (passwordHash: string) => boolean | Promise<boolean>;
  /** The failure for a wrong proof. It needs `keepsChanges`, otherwise the count is rolled back. */
  wrong: CallFailure;
}

/**
 * Requires a proof that is equivalent to the payment password, and counts wrong proofs. All such proofs share one
 * count, so that guessing answers also uses up the attempts for the password. Simultaneous attempts of a member wait
 * for each other, so that each is counted. The transaction must stay open until this returns.
 * @throws PAYMENT_PASSWORD_MISSING, `wrong`, or TOO_MANY during a wait.
 */
export async function requireCountedProof(tx: Queries, { memberId, isRight, wrong }: Try): Promise<void> {
  const own = eq(paymentPasswords.memberId, memberId);
  const [stored] = await tx
    .select({
      passwordHash: paymentPasswords.passwordHash,
      waitSeconds: sql<number>`coalesce(greatest(0, ceil(extract(epoch from ${paymentPasswords.blockedUntil} - clock_timestamp()))), 0)::int`,
    })
    .from(paymentPasswords)
    .where(own)
    .for('update');
  if (stored === undefined)
    throw new CallFailure('PAYMENT_PASSWORD_MISSING', 'The member has no payment password. Set one first.');
  if (stored.waitSeconds > 0) throw tooManyTries(stored.waitSeconds);
  if (await isRight(stored.passwordHash)) {
    await tx.update(paymentPasswords).set({ failures: 0, blockedUntil: null }).where(own);
    return;
  }
  await countWrongOne(tx, memberId);
  throw wrong;
}

/**
 * Counts a wrong attempt. From the third consecutive one on, each wrong attempt causes a wait: 5 s, 10 s, 20 s, up to
 * an hour. Only a right attempt resets the count.
 */
async function countWrongOne(tx: Queries, memberId: number): Promise<void> {
  const { failures, blockedUntil } = paymentPasswords;
  await tx
    .update(paymentPasswords)
    .set({
      failures: sql`${failures} + 1`,
      blockedUntil: sql`case when ${failures} + 1 < ${freeFailures} then ${blockedUntil}
        else clock_timestamp() + make_interval(secs => least(3600, 5 * 2 ^ least(${failures} + 1 - ${freeFailures}, 10))) end`,
    })
    .where(eq(paymentPasswords.memberId, memberId));
}
