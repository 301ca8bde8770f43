import { and, eq, ne } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { members, sessions } from '../db/schema/index.ts';
import { requestInvalid } from '../http/callFailure.ts';
import type { Member } from '../member/findMember.ts';
import { clearFailures } from '../auth/loginAttempts.ts';
import { forgetDevices } from '../auth/knownDevices.ts';
import { endVisits } from '../auth/oneTimeTickets.ts';
import { endSessions } from '../auth/sessions.ts';

/** Throws REQUEST_INVALID unless the confirmation equals the password. */
export function requireConfirmation(password: string, confirmed: string, field = 'confirmNewPassword'): void {
  if (password !== confirmed) throw requestInvalid({ path: `body.${field}`, message: 'differs from the new password' });
}

/**
 * Sets a login password. Ends the member's other sessions, games and chats, deletes the member's known devices, and
 * resets the count of failed logins.
 * @param passwordHash result of `hashPassword`, computed before the transaction.
 * @param remainingToken hash of the token of the session that stays valid.
 */
export async function setPassword(
  tx: Queries,
  member: Pick<Member, 'id' | 'merchantCode' | 'username' | 'mobile'>,
  passwordHash: string,
  remainingToken?: Buffer,
): Promise<void> {
  const all = eq(sessions.memberId, member.id);
  // Sessions are locked first, as in every transaction that locks them.
  await endSessions(tx, remainingToken === undefined ? all : and(all, ne(sessions.tokenHash, remainingToken)));
  await tx.update(members).set({ passwordHash }).where(eq(members.id, member.id));
  await endVisits(tx, member.id);
  await forgetDevices(tx, member.id);
  for (const username of [member.username, member.mobile])
    if (username !== null) await clearFailures(tx, { merchantCode: member.merchantCode, username });
}
