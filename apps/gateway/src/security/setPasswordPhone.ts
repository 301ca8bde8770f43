import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { hashPassword } from '../crypto/passwords.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { byAddress, limited } from '../limits/allowances.ts';
import { findMemberByMobile } from '../member/findMember.ts';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { requireMobileNumber } from './requireMobileNumber.ts';
import { requireCode, verificationWrong } from './requireCode.ts';
import { requireConfirmation, setPassword } from './setPassword.ts';

export async function setPasswordPhone(context: ContextOf<'setPasswordPhone'>): Promise<ValueOf<'setPasswordPhone'>> {
  const { merchant, db, body, limits } = context;
  requireConfirmation(body.newPassword, body.confirmNewPassword);
  const mobile = requireMobileNumber(merchant, body);
  const uses = [byAddress(context, limits.wrongCodes)];
  const userName = await limited(db, { uses, counts: 'failure' }, () => setPasswordOf(context, mobile));
  return { userName };
}

async function setPasswordOf(
  { merchant, db, body, caller }: ContextOf<'setPasswordPhone'>,
  mobile: string,
): Promise<string> {
  const passwordHash = await hashPassword(body.newPassword, caller.network);
  return runInTransaction(db, async (tx) => {
    await requireCode(tx, {
      merchantCode: merchant.code,
      addresses: [mobile],
      purpose: 'password',
      code: body.verificationCode,
    });
    const member = await findMemberByMobile(tx, merchant.code, mobile);
    if (member?.status !== 'active') throw verificationWrong();
    await setPassword(tx, member, passwordHash);
    await sendInboxMessage(tx, merchant, { memberId: member.id, text: 'passwordChanged' });
    return member.username;
  });
}
