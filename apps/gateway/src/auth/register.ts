import { type ContextOf, prepared, type ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireMobileNumber } from '../security/requireMobileNumber.ts';
import { allowRegistration } from './allowRegistration.ts';
import { withCaptcha } from './withCaptcha.ts';
import { requireValidRegistration } from './requireValidRegistration.ts';
import { createRegisteredMember } from './createRegisteredMember.ts';
import { hashRegistration, type RegistrationHashes } from './hashRegistration.ts';
import { requireMobileProof } from './requireMobileProof.ts';

/**
 * Registers by user name, by the rules of the merchant's registration config. A mobile number with a code is verified
 * and can log in.
 */
export const register = prepared(async (context: ContextOf<'register'>) => {
  if (!context.merchant.switches.USERNAMEREG3)
    throw new CallFailure('NOT_ALLOWED', 'Registration by user name is switched off at this merchant.');
  requireValidRegistration(context);
  const needsCaptcha = await allowRegistration(context);
  const hashes = await hashRegistration(context);
  return withCaptcha(needsCaptcha, (inTransaction: ContextOf<'register'>) => registerByName(inTransaction, hashes));
});

async function registerByName(
  context: ContextOf<'register'>,
  hashes: RegistrationHashes,
): Promise<ValueOf<'register'>> {
  const { merchant, body } = context;
  const mobile =
    body.verificationCode === '' && body.firebaseIdToken === undefined ? null : requireMobileNumber(merchant, body);
  if (mobile !== null) await requireMobileProof(context, mobile);
  return createRegisteredMember(context, { username: body.username, mobile, ...hashes });
}
