import {
  countCharacters,
  type FieldRule,
  nicknameLimit,
  realNameLimit,
  type RegistrationField,
} from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type { RequestIssue } from '../http/callFailure.ts';

export type RegistrationRules = Partial<Record<RegistrationField, FieldRule>>;

/** Rule of an optional field, which forms show if `isShown`. */
const optional = (isShown: boolean, rule: Partial<FieldRule>): FieldRule => ({
  enabled: isShown,
  required: false,
  ...rule,
});

/** Rule of a field that forms do not show, for a merchant's own client. What is sent is validated and stored. */
const silent = (rule: Partial<FieldRule>) => optional(false, rule);

/** The registration rules of a merchant. Forms get them, and the gateway validates by them. */
export function registrationRules(merchant: Merchant): RegistrationRules {
  const { switches, gateway } = merchant;
  return {
    username: { enabled: true, required: true, minLength: 4, maxLength: 16, pattern: '^[a-z0-9]+$' },
    password: { enabled: true, required: true, minLength: 6, maxLength: 20, pattern: '^[\\x21-\\x7e]+$' },
    paymentPassword: silent({ minLength: 6, maxLength: 6, pattern: '^[0-9]+$' }),
    nickname: optional(true, { maxLength: nicknameLimit }),
    payeeName: silent({ minLength: 2, maxLength: realNameLimit }),
    email: optional(true, { maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' }),
    mobileNum: silent({ maxLength: 20 }),
    verificationCode: silent({ maxLength: 10 }),
    idNumber: silent({ maxLength: 30 }),
    ...Object.fromEntries(contactFields.map((name) => [name, silent({ maxLength: 100 })])),
    recommenderId: optional(switches.REFERRAL, { maxLength: 16 }),
    affiliateCode: optional(switches.REFERRAL, { maxLength: 16 }),
    ...(gateway.captcha.register && { captcha: { enabled: true, required: true, maxLength: 6, pattern: '^[0-9]+$' } }),
  };
}

/** Fields with other contacts of a member. */
const contactFields = ['qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'] as const;

/** Finds the values that violate a rule. A field that is not required may be empty. */
export function findRuleViolations(
  rules: RegistrationRules,
  values: Readonly<Partial<Record<RegistrationField, string>>>,
): RequestIssue[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const message = findRuleViolation(rule, values[field as RegistrationField] ?? '');
    return message === undefined ? [] : [{ path: `body.${field}`, message }];
  });
}

export function findRuleViolation(
  { required, minLength = 0, maxLength = Infinity, pattern }: FieldRule,
  value: string,
): string | undefined {
  if (value === '') return required ? 'is required' : undefined;
  const [letters, characters] = [[...value].length, countCharacters(value)];
  if (letters < minLength) return `has ${letters} characters; at least ${minLength} are needed`;
  if (characters > maxLength) return `has ${characters} characters; at most ${maxLength} fit`;
  if (pattern !== undefined && !new RegExp(pattern, 'v').test(value)) return `does not match ${pattern}`;
  return undefined;
}
