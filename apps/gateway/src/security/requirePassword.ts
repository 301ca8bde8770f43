import type { Queries } from '../db/connect.ts';
import { CallFailure, tooManyTries } from '../http/callFailure.ts';
import type { Member } from '../member/findMember.ts';
import { isUnchangedProof, type Proof } from './proofs.ts';
import { countFailure, clearFailures, lockAttempts, readFailures } from '../auth/loginAttempts.ts';

/**
 * Requires the member's login password, for actions that a session alone does not allow. Wrong passwords are counted
 * like failed logins, so that a borrowed phone cannot be used to guess. They are counted under a name of their own,
 * which no login can have, because tried names are lower-case. Call it within `runInTransaction`.
 * @param proof the comparison with `member.passwordHash`, made before the transaction.
 * @throws PASSWORD_WRONG, or TOO_MANY during a wait.
 */
export async function requirePassword(tx: Queries, member: Member, proof: Proof): Promise<void> {
  const name = { merchantCode: member.merchantCode, username: `PASSWORD ${member.id}` };
  await lockAttempts(tx, name);
  const { failures, waitSeconds } = await readFailures(tx, name);
  if (waitSeconds > 0) throw tooManyTries(waitSeconds);
  if (isUnchangedProof(proof, member.passwordHash)) return clearFailures(tx, name);
  await countFailure(tx, name, failures + 1);
  throw new CallFailure('PASSWORD_WRONG', 'The login password is wrong.', { keepsChanges: true });
}
