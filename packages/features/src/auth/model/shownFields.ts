import type { RegistrationField } from '@livery/api/contract';
import type { RegistrationRules } from '@livery/api/auth/registration';
import type { PublicMerchant } from '@livery/merchant';
import type { RegisterWay } from './registerWays.ts';

/** Fields of the register form, in the order they are shown. A captcha has a part of its own. */
export const formFields = [
  'username',
  'password',
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'verificationCode',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
] as const satisfies readonly RegistrationField[];

export type FormField = (typeof formFields)[number];

interface Asked {
  rules: RegistrationRules;
  switches: PublicMerchant['switches'];
}

/**
 * The fields that a way to register asks for. By user name: user name, password and those that the gateway's rules turn
 * on. By mobile number: the number, and a code and a password where the merchant's switches ask for them.
 */
export function shownFields(way: RegisterWay, { rules, switches }: Asked): FormField[] {
  if (way === 'username')
    return formFields.filter((name) => name === 'username' || name === 'password' || rules[name]?.enabled === true);
  return [
    'mobileNum',
    ...(switches.REGMOBVERF3 ? (['verificationCode'] as const) : []),
    ...(switches.MOBILENUMPASSREG3 ? (['password'] as const) : []),
  ];
}
