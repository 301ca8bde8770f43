import { type ContextOf, prepared } from '../http/callContext.ts';
import { findMemberByMobile } from '../member/findMember.ts';
import { prepareReset } from './prepareReset.ts';
import { requireMobileNumber } from './requireMobileNumber.ts';
import { requireCode, verificationWrong } from './requireCode.ts';

export const setPasswordPhone = prepared(async (context: ContextOf<'setPasswordPhone'>) => {
  const mobile = requireMobileNumber(context.merchant, context.body);
  const reset = await prepareReset(context);
  return async ({ merchant, db, body }: ContextOf<'setPasswordPhone'>) => {
    await requireCode(db, {
      merchantCode: merchant.code,
      addresses: [mobile],
      purpose: 'password',
      code: body.verificationCode,
    });
    const member = await findMemberByMobile(db, merchant.code, mobile);
    if (member?.status !== 'active') throw verificationWrong();
    await reset(db, member);
    return { userName: member.username };
  };
});
