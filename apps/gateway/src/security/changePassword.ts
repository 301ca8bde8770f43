import { CallFailure } from '../http/callFailure.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { getMemberById } from '../member/findMember.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { runSerially } from '../http/runSerially.ts';
import { requireSession } from '../auth/sessions.ts';
import { requirePassword } from './requirePassword.ts';
import { requireConfirmation, setPassword } from './setPassword.ts';

export async function changePassword(context: ContextOf<'changePassword'>): Promise<ValueOf<'changePassword'>> {
  const {
    merchant,
    db,
    body: { oldPassword, newPassword, confirmNewPassword },
  } = context;
  const { memberId, tokenHash } = requireSession(context);
  requireConfirmation(newPassword, confirmNewPassword);
  if (newPassword === oldPassword) throw new CallFailure('PASSWORD_SAME', 'The new password is the old one.');
  await runSerially(`password ${memberId}`, () =>
    runInTransaction(db, async (tx) => {
      const member = await getMemberById(tx, memberId);
      await requirePassword(tx, member, oldPassword);
      await setPassword(tx, member, newPassword, tokenHash);
      await sendInboxMessage(tx, merchant, { memberId, text: 'passwordChanged' });
    }),
  );
  return {};
}
