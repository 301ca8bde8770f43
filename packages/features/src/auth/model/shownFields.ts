import type { RegistrationField } from '@livery/api/contract';
import type { RegistrationRules } from '@livery/api/auth/registration';

/** Fields of the user-name form, in the order they are shown. A code by SMS and a captcha have parts of their own. */
export const formFields = [
  'username',
  'password',
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
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

/** The fields a merchant asks for: those its rules turn on. User name and password are always shown. */
export function shownFields(rules: RegistrationRules): FormField[] {
  return formFields.filter((name) => name === 'username' || name === 'password' || rules[name]?.enabled === true);
}
