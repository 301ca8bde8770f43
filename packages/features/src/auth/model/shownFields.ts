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
  /** Whether a valid invitation code is known without typing. */
  isInvited: boolean;
  /** Whether the gateway does not know the code of the link. */
  isLinkRefused: boolean;
}

/**
 * The fields of a way to register. By user name: user name, password and the fields that the gateway's rules turn on; a
 * code only together with its number, and an invitation code only if no valid code is known. By mobile number: the
 * number, and a code and a password if the merchant's switches require them. Both show a field for another code if the
 * gateway does not know the code of the link.
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
