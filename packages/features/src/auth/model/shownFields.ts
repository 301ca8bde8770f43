import { registrationFields } from '@livery/api/contract';
import type { RegistrationRules } from '@livery/api/auth/registration';
import type { PublicMerchant } from '@livery/merchant';
import type { RegisterMethod } from './registerMethods.ts';

/** Fields of the register form, in their order on the screen. The captcha is a separate part. */
export const formFields = registrationFields.filter((name) => name !== 'captcha');

export type FormField = (typeof formFields)[number];

interface Asked {
  rules: RegistrationRules;
  switches: PublicMerchant['switches'];
  /** Whether the link or the host contains a valid invitation code. */
  isInvited: boolean;
  /** Whether the gateway rejected the code of the link. */
  isLinkRefused: boolean;
}

/**
 * Returns the fields of a way to register. By user name, these are user name, password and the fields that the
 * gateway's rules turn on. A code is included only together with its number, and an invitation code only if there is no
 * valid code yet. By mobile number, these are the number, and a code and a password if the merchant's switches require
 * them. Both ways include a field for another code if the gateway rejected the code of the link.
 */
export function shownFields(way: RegisterMethod, { rules, switches, isInvited, isLinkRefused }: Asked): FormField[] {
  const isOn = (name: FormField) => rules[name]?.enabled === true;
  if (way === 'username')
    return formFields.filter((name) => {
      if (name === 'username' || name === 'password') return true;
      if (name === 'verificationCode') return isOn(name) && isOn('mobileNum');
      if (name === 'affiliateCode') return isLinkRefused || (isOn(name) && !isInvited);
      return isOn(name);
    });
  return [
    'mobileNum',
    ...(switches.REGMOBVERF3 ? (['verificationCode'] as const) : []),
    ...(switches.MOBILENUMPASSREG3 ? (['password'] as const) : []),
    ...(isLinkRefused ? (['affiliateCode'] as const) : []),
  ];
}
