import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { inTransaction } from '../http/inTransaction.ts';
import { memberByMobile } from '../members/findMember.ts';
import { tellMember } from '../messages/tellMember.ts';
import { requireMobileNumber } from './mobileNumber.ts';
import { requireCode, verificationWrong } from './requireCode.ts';
import { holdConfirmed, setPassword } from './setPassword.ts';

export async function setPasswordPhone({
  merchant,
  db,
  body,
}: ContextOf<'setPasswordPhone'>): Promise<ValueOf<'setPasswordPhone'>> {
  holdConfirmed(body.newPassword, body.confirmNewPassword);
  const mobile = requireMobileNumber(merchant, body);
  await inTransaction(db, async (tx) => {
    await requireCode(tx, {
      merchantCode: merchant.code,
      addresses: [mobile],
      purpose: 'password',
      code: body.verificationCode,
    });
    const member = await memberByMobile(tx, merchant.code, mobile);
    if (member?.status !== 'active') throw verificationWrong();
    await setPassword(tx, member, body.newPassword);
    await tellMember(tx, merchant, { memberId: member.id, text: 'passwordChanged' });
  });
  return {};
}
