import { hashPassword } from '../crypto/passwords.ts';
import { CallFailure } from '../http/callFailure.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { getMemberById } from '../member/findMember.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { runSerially } from '../http/runSerially.ts';
import { requireSession } from '../auth/sessions.ts';
import { compare } from './proofs.ts';
import { requirePassword } from './requirePassword.ts';
import { requireConfirmation, setPassword } from './setPassword.ts';

export async function changePassword(context: ContextOf<'changePassword'>): Promise<ValueOf<'changePassword'>> {
  const {
    merchant,
    db,
    body: { oldPassword, newPassword, confirmNewPassword },
    caller: { network },
  } = context;
  const { memberId, tokenHash } = requireSession(context);
  requireConfirmation(newPassword, confirmNewPassword);
  if (newPassword === oldPassword) throw new CallFailure('PASSWORD_SAME', 'The new password is the old one.');
  await runSerially(`password ${memberId}`, async () => {
    const proof = await compare(oldPassword, (await getMemberById(db, memberId)).passwordHash, network);
    const passwordHash = proof.isRight ? await hashPassword(newPassword, network) : '';
    await runInTransaction(db, async (tx) => {
      const member = await getMemberById(tx, memberId);
      await requirePassword(tx, member, proof);
      await setPassword(tx, member, passwordHash, tokenHash);
      await sendInboxMessage(tx, merchant, { memberId, text: 'passwordChanged' });
    });
  });
  return {};
}
