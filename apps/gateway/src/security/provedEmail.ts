import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { paymentPasswords } from '../db/schema/index.ts';
import type { Member } from '../member/findMember.ts';

/**
 * Milliseconds after binding before an address can be used to reset passwords, because a session alone is enough to
 * bind an address.
 */
const restMs = 24 * 3_600_000;

/**
 * The email address for codes for the payment password, or null. It must be verified and bound for a day, because a
 * thief with the member's phone could bind an address today. A newer address is used only for members without another
 * proof.
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
 * Whether a code to the member's address may set a new login password. An address from the registration may; an address
 * bound later only after a day.
 */
export const canResetPassword = (member: Member): boolean =>
  member.emailVerifiedAt === null || member.passwordHash === '' || isRested(member);

const isRested = ({ emailVerifiedAt }: Member): boolean =>
  emailVerifiedAt !== null && Date.now() - emailVerifiedAt.getTime() >= restMs;
