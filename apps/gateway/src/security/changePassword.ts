import { hashPassword } from '../crypto/passwords.ts';
import { CallFailure } from '../http/callFailure.ts';
import { type ContextOf, prepared } from '../http/callContext.ts';
import { getMemberById } from '../member/findMember.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { runSerially } from '../http/runSerially.ts';
import { requireSession } from '../auth/sessions.ts';
import { compare } from './proofs.ts';
import { requirePassword } from './requirePassword.ts';
import { requireConfirmation, setPassword } from './setPassword.ts';

/** Changes the login password. The calling session stays valid, also for a retry after a lost reply. */
export const changePassword = prepared(async (context: ContextOf<'changePassword'>) => {
  const {
    db,
    body: { oldPassword, newPassword, confirmNewPassword },
    caller: { network },
  } = context;
  const { memberId, tokenHash } = requireSession(context);
  requireConfirmation(newPassword, confirmNewPassword);
  if (newPassword === oldPassword) throw new CallFailure('PASSWORD_SAME', 'The new password equals the old one.');
  const { proof, passwordHash } = await runSerially(`password ${memberId}`, async () => {
    const compared = await compare(oldPassword, (await getMemberById(db, memberId)).passwordHash, network);
    return { proof: compared, passwordHash: compared.isRight ? await hashPassword(newPassword, network) : '' };
  });
  return async ({ db: tx, merchant }: ContextOf<'changePassword'>) => {
    const member = await getMemberById(tx, memberId);
    await requirePassword(tx, member, proof);
    await setPassword(tx, member, passwordHash, tokenHash);
    await sendInboxMessage(tx, merchant, { memberId, text: 'passwordChanged' });
    return {};
  };
});
