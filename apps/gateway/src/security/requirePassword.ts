import { verifyPassword } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import { CallFailure, tooManyTries } from '../http/callFailure.ts';
import type { Member } from '../member/findMember.ts';
import { countFailure, clearFailures, lockAttempts, readFailures } from '../auth/loginAttempts.ts';

/**
 * Requires the member's login password, for actions that a session alone does not allow. Wrong ones are counted like
 * failed logins, but under a name of their own (tried names are lower-case), so that a borrowed phone can't be used to
 * guess. Call it within `runInTransaction`.
 * @throws PASSWORD_WRONG, or TOO_MANY while a wait lasts.
 */
export async function requirePassword(tx: Queries, member: Member, given: string): Promise<void> {
  const name = { merchantCode: member.merchantCode, username: `PASSWORD ${member.id}` };
  await lockAttempts(tx, name);
  const { failures, waitSeconds } = await readFailures(tx, name);
  if (waitSeconds > 0) throw tooManyTries(waitSeconds);
  if (await verifyPassword(given, member.passwordHash)) return clearFailures(tx, name);
  await countFailure(tx, name, failures + 1);
  throw new CallFailure('PASSWORD_WRONG', 'The login password is wrong.', { keepsChanges: true });
}
