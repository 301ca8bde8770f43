import { type ContextOf, prepared } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireMobileNumber } from '../security/requireMobileNumber.ts';
import { allowRegistration } from './allowRegistration.ts';
import { withCaptcha } from './withCaptcha.ts';
import { requireValidRegistration } from './requireValidRegistration.ts';
import { createRegisteredMember } from './createRegisteredMember.ts';
import { hashRegistration } from './hashRegistration.ts';
import { mobileRegistrationRules } from './registrationRules.ts';
import { requireMobileProof } from './requireMobileProof.ts';

/**
 * Registers by mobile number. REGMOBVERF3 requires a verified number, MOBILENUMPASSREG3 requires a password. Without
 * MOBILENUMPASSREG3 the member has no password until they set one with a code. Without a user name the number's digits
 * become the name.
 */
export const registerMobile = prepared(async (context: ContextOf<'registerMobile'>) => {
  const { merchant, body } = context;
  const { MOBILENUMREG3, MOBILENUMPASSREG3, REGMOBVERF3 } = merchant.switches;
  if (!MOBILENUMREG3)
    throw new CallFailure('NOT_ALLOWED', 'Registration by mobile number is switched off at this merchant.');
  requireValidRegistration(context, mobileRegistrationRules(merchant));
  const needsCaptcha = await allowRegistration(context);
  const hashes = await hashRegistration(context, MOBILENUMPASSREG3);
  return withCaptcha(needsCaptcha, async (inTransaction: ContextOf<'registerMobile'>) => {
    const mobile = requireMobileNumber(merchant, body);
    if (REGMOBVERF3) await requireMobileProof(inTransaction, mobile);
    return createRegisteredMember(inTransaction, { username: body.username || mobile.slice(1), mobile, ...hashes });
  });
});
