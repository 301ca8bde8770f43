import { hashPassword } from '../crypto/passwords.ts';
import type { Queries } from '../db/connect.ts';
import type { ContextOf } from '../http/callContext.ts';
import { tooManyTries } from '../http/callFailure.ts';
import { byAddress, giveBack, take } from '../limits/allowances.ts';
import type { Member } from '../member/findMember.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { requireConfirmation, setPassword } from './setPassword.ts';

/** Sets the new password of whoever proved who they are, and informs them. */
type Reset = (tx: Queries, member: Member) => Promise<void>;

/**
 * Does what comes before the transaction of a reset: checks the confirmation, counts a try of the caller's network and hashes the
 * password. The try counts unless the reset is done, so one that is only repeated for its reply counts too.
 * @throws REQUEST_INVALID, or TOO_MANY where the network has no try left.
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
    await giveBack(tx, use);
  };
}
