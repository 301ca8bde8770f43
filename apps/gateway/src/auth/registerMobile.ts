import { hashPassword } from '../crypto/passwords.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireMobileNumber } from '../security/mobileNumber.ts';
import { requireValidRegistration } from './checkRegistration.ts';
import { createRegisteredMember } from './openRegistered.ts';
import { registrationRules } from './registrationRules.ts';
import { requireMobileProof } from './requireMobileProof.ts';

/**
 * Registers by mobile number. REGMOBVERF3 asks for a proof of it, MOBILENUMPASSREG3 for a password; without the latter no
 * password logs in until one is set by a code. Who gives no user name goes by the number's digits.
 */
export async function registerMobile(context: ContextOf<'registerMobile'>): Promise<ValueOf<'registerMobile'>> {
  const { merchant, body } = context;
  const { MOBILENUMREG3, MOBILENUMPASSREG3, REGMOBVERF3 } = merchant.switches;
  if (!MOBILENUMREG3)
    throw new CallFailure('NOT_ALLOWED', 'Registration by mobile number is not switched on at this merchant.');
  const rules = registrationRules(merchant);
  await requireValidRegistration(context, {
    username: { ...rules.username!, required: false },
    password: { ...rules.password!, required: MOBILENUMPASSREG3 },
    mobileNum: { ...rules.mobileNum!, required: true },
  });
  const mobile = requireMobileNumber(merchant, body);
  if (REGMOBVERF3) await requireMobileProof(context, mobile);
  const passwordHash = MOBILENUMPASSREG3 ? await hashPassword(body.password) : '';
  return createRegisteredMember(context, { username: body.username || mobile.slice(1), passwordHash, mobile });
}
