import { verifyPassword } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import { CallFailure, tooManyTries } from '../http/callFailure.ts';
import type { Member } from '../member/findMember.ts';
import { countFailure, clearFailures, lockAttempts, readFailures } from '../auth/loginAttempts.ts';

/**
 * Ends unless `given` is the member's login password: for what a session alone may not do. Wrong ones are counted like
 * failed logins, on a count of their own (capitals never occur in a tried name): a borrowed phone must not be a place to guess.
 * Run it within `runInTransaction`.
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
