import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { paymentPasswords } from '../db/schema/index.ts';
import type { Member } from '../member/findMember.ts';

/**
 * Milliseconds that a bound address has to wait before it can be used to reset passwords, because a session alone is
 * enough to bind one.
 */
const restMs = 24 * 3_600_000;

/**
 * The address that a code for the payment password may be sent to; null where there is none. It has to be verified and
 * bound for a day: one bound today may belong to whoever holds the phone. A fresh one counts only for members with no
 * other proof.
 */
export async function findProvedEmail(db: Queries, member: Member): Promise<string | null> {
  if (member.emailVerifiedAt === null) return null;
  if (isRested(member)) return member.email.toLowerCase();
  const [stored] = await db
    .select({ memberId: paymentPasswords.memberId })
    .from(paymentPasswords)
    .where(eq(paymentPasswords.memberId, member.id));
  return stored === undefined && member.passwordHash === '' ? member.email.toLowerCase() : null;
}

/**
 * Whether a code to the member's address may set a new login password. An address given at registration may; one bound
 * later, after a day.
 */
export const canResetPassword = (member: Member): boolean =>
  member.emailVerifiedAt === null || member.passwordHash === '' || isRested(member);

const isRested = ({ emailVerifiedAt }: Member): boolean =>
  emailVerifiedAt !== null && Date.now() - emailVerifiedAt.getTime() >= restMs;
