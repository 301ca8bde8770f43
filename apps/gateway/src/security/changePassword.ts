import { CallFailure } from '../http/callFailure.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { inTransaction } from '../http/inTransaction.ts';
import { memberById } from '../members/findMember.ts';
import { tellMember } from '../messages/tellMember.ts';
import { oneAtATime } from '../session/oneAtATime.ts';
import { signedIn } from '../session/sessions.ts';
import { requirePassword } from './requirePassword.ts';
import { holdConfirmed, setPassword } from './setPassword.ts';

export async function changePassword(context: ContextOf<'changePassword'>): Promise<ValueOf<'changePassword'>> {
  const {
    merchant,
    db,
    body: { oldPassword, newPassword, confirmNewPassword },
  } = context;
  const { memberId, tokenHash } = signedIn(context);
  holdConfirmed(newPassword, confirmNewPassword);
  if (newPassword === oldPassword) throw new CallFailure('PASSWORD_SAME', 'The new password is the old one.');
  await oneAtATime(`password ${memberId}`, () =>
    inTransaction(db, async (tx) => {
      const member = await memberById(tx, memberId);
      await requirePassword(tx, member, oldPassword);
      await setPassword(tx, member, newPassword, tokenHash);
      await tellMember(tx, merchant, { memberId, text: 'passwordChanged' });
    }),
  );
  return {};
}
