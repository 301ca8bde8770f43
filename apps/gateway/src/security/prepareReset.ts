import { hashPassword } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import type { ContextOf } from '../http/callContext.ts';
import { tooManyTries } from '../http/callFailure.ts';
import { byAddress, restoreUse, take } from '../limits/allowances.ts';
import type { Member } from '../member/findMember.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { requireConfirmation, setPassword } from './setPassword.ts';

/** Sets the new password of a member who proved their identity, and informs the member. */
type Reset = (tx: Queries, member: Member) => Promise<void>;

/**
 * Runs the part of a reset before the transaction: checks the confirmation, counts an attempt of the caller's network
 * and hashes the password. A successful reset gives the attempt back. A repeated request with the same key only gets
 * the stored reply: it counts an attempt and does not give it back.
 * @throws REQUEST_INVALID, or TOO_MANY if the network has no attempt left.
 */
export async function prepareReset(context: ContextOf<'setPasswordEmail' | 'setPasswordPhone'>): Promise<Reset> {
  const { merchant, db, body, caller, limits } = context;
  requireConfirmation(body.newPassword, body.confirmNewPassword);
  const use = byAddress(context, limits.wrongCodes);
  const wait = await take(db, use);
  if (wait > 0) throw tooManyTries(wait);
  const passwordHash = await hashPassword(body.newPassword, caller.network);
  return async (tx, member) => {
    await setPassword(tx, member, passwordHash);
    await sendInboxMessage(tx, merchant, { memberId: member.id, text: 'passwordChanged' });
    await restoreUse(tx, use);
  };
}
