import { registrationFields } from '@livery/api/contract';
import type { RegistrationRules } from '@livery/api/auth/registration';
import type { PublicMerchant } from '@livery/merchant';
import type { RegisterWay } from './registerWays.ts';

/** Fields of the register form, in the order they are shown. A captcha has a part of its own. */
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
 * The fields that a way to register asks for. By user name: user name, password and those that the gateway's rules turn
 * on; a code only with the number that it is sent to, an invitation code only where none is known. By mobile number: the
 * number, and a code and a password where the merchant's switches ask for them. Both ask for another invitation code if the gateway
 * does not know the code of the link.
 */
export function shownFields(way: RegisterWay, { rules, switches, isInvited, isLinkRefused }: Asked): FormField[] {
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
