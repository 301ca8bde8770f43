import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { byAddress, limited } from '../limits/allowances.ts';
import { findMemberByMobile } from '../member/findMember.ts';
import { requireMobileNumber } from './requireMobileNumber.ts';
import { sendCode } from './sendCode.ts';
import { channelsFor } from './verificationPolicy.ts';

export async function sendSmsCode(context: ContextOf<'sendSmsCode'>): Promise<ValueOf<'sendSmsCode'>> {
  const { merchant, db, body, language, limits } = context;
  const { purpose } = body;
  if (!channelsFor(merchant, purpose).includes('sms'))
    throw new CallFailure('NOT_ALLOWED', `This merchant sends no code by SMS for purpose ${purpose}.`);
  const address = requireMobileNumber(merchant, body);
  // Only a member can log in or reset a password. Other numbers get no code but the same reply, so that the reply does
  // not reveal which numbers have an account.
  const isDelivered =
    purpose === 'register' || (await findMemberByMobile(db, merchant.code, address))?.status === 'active';
  const range = { allowance: limits.codesOfNumberRange, of: `${merchant.code} ${address.slice(0, -3)}` };
  return limited(db, { uses: [byAddress(context, limits.codes), range], counts: 'success' }, () =>
    sendCode(db, { merchant, language, channel: 'sms', address, purpose, isDelivered }),
  );
}
