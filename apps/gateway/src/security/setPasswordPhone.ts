import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { findMemberByMobile } from '../member/findMember.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { requireMobileNumber } from './mobileNumber.ts';
import { requireCode, verificationWrong } from './requireCode.ts';
import { requireConfirmation, setPassword } from './setPassword.ts';

export async function setPasswordPhone({
  merchant,
  db,
  body,
}: ContextOf<'setPasswordPhone'>): Promise<ValueOf<'setPasswordPhone'>> {
  requireConfirmation(body.newPassword, body.confirmNewPassword);
  const mobile = requireMobileNumber(merchant, body);
  await runInTransaction(db, async (tx) => {
    await requireCode(tx, {
      merchantCode: merchant.code,
      addresses: [mobile],
      purpose: 'password',
      code: body.verificationCode,
    });
    const member = await findMemberByMobile(tx, merchant.code, mobile);
    if (member?.status !== 'active') throw verificationWrong();
    await setPassword(tx, member, body.newPassword);
    await sendInboxMessage(tx, merchant, { memberId: member.id, text: 'passwordChanged' });
  });
  return {};
}
