import type { FieldRule, RegistrationField } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type { RequestIssue } from '../http/callFailure.ts';

export type RegistrationRules = Partial<Record<RegistrationField, FieldRule>>;

/** What a merchant asks for on registration. The same rules go to the form and check what comes back. */
export function registrationRules(merchant: Merchant): RegistrationRules {
  return {
    username: { enabled: true, required: true, minLength: 4, maxLength: 16, pattern: '^[a-z0-9]+$' },
    password: { enabled: true, required: true, minLength: 6, maxLength: 20, pattern: '^[\\x21-\\x7e]+$' },
    nickname: { enabled: true, required: false, maxLength: 24 },
    email: { enabled: true, required: false, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' },
    ...(merchant.gateway.captcha.register && { captcha: { enabled: true, required: true, maxLength: 6, pattern: '^[0-9]+$' } }),
  };
}

/** Values that break a rule. A field that is not required may stay empty. Lengths count characters, not UTF-16 units. */
export function brokenRules(rules: RegistrationRules, values: Readonly<Partial<Record<RegistrationField, string>>>): RequestIssue[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const message = breaks(rule, values[field as RegistrationField] ?? '');
    return message === undefined ? [] : [{ path: `body.${field}`, message }];
  });
}

function breaks({ required, minLength = 0, maxLength = Infinity, pattern }: FieldRule, value: string): string | undefined {
  const length = [...value].length;
  if (length === 0) return required ? 'is required' : undefined;
  if (length < minLength) return `has ${length} characters; at least ${minLength} are needed`;
  if (length > maxLength) return `has ${length} characters; at most ${maxLength} fit`;
  if (pattern !== undefined && !new RegExp(pattern, 'v').test(value)) return `does not match ${pattern}`;
  return undefined;
}
