import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { paymentPasswords } from '../db/schema/index.ts';
import type { Member } from '../member/findMember.ts';

/** A session alone binds an address. So long it has to stand before it opens what a session alone must not. */
const restMs = 24 * 3_600_000;

/**
 * The address that a code for the payment password may go to; null where there is none. One that nobody proved may be
 * anyone's, and one bound today that of whoever holds the phone: it counts only for members who have nothing else to prove
 * themselves by.
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

/** May a code to the address set a new login password? One told on registration may, and one bound since once it has stood a day. */
export const canResetPassword = (member: Member): boolean =>
  member.emailVerifiedAt === null || member.passwordHash === '' || isRested(member);

const isRested = ({ emailVerifiedAt }: Member): boolean =>
  emailVerifiedAt !== null && Date.now() - emailVerifiedAt.getTime() >= restMs;
