import {
  checkText,
  type FieldRule,
  lengths,
  nicknameLimit,
  patterns,
  realNameLimit,
  type RegistrationField,
  type TextProblem,
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

/**
 * Rule of a field that our forms do not show, but that a merchant's own client may send. The gateway validates and
 * stores the value.
 */
const silent = (rule: Partial<FieldRule>) => optional(false, rule);

/** The registration rules of a merchant, for forms and for the gateway's validation. */
export function registrationRules(merchant: Merchant): RegistrationRules {
  const { switches, gateway } = merchant;
  const rules: RegistrationRules = {
    // A user name must contain a letter, so that it cannot be the number of another member.
    username: {
      enabled: true,
      required: true,
      minLength: 4,
      maxLength: 16,
      pattern: switches.MOBILENUMREG3 ? '^(?=.*[a-z])[a-z0-9]+$' : '^[a-z0-9]+$',
    },
    password: { enabled: true, required: true, minLength: 6, maxLength: 20, pattern: '^[\\x21-\\x7e]+$' },
    paymentPassword: silent({ minLength: 6, maxLength: 6, pattern: patterns.digits }),
    nickname: optional(true, { maxLength: nicknameLimit }),
    payeeName: silent({ minLength: 2, maxLength: realNameLimit }),
    email: optional(true, { maxLength: lengths.email, pattern: patterns.email }),
    mobileNum: silent({ maxLength: lengths.mobileNum, pattern: patterns.mobileNum }),
    verificationCode: silent({ maxLength: lengths.verificationCode, pattern: patterns.digits }),
    idNumber: silent({ maxLength: 30 }),
    ...Object.fromEntries(contactFields.map((name) => [name, silent({ maxLength: 100 })])),
    recommenderId: optional(switches.REFERRAL, { maxLength: 16 }),
    affiliateCode: optional(switches.REFERRAL, { maxLength: 16 }),
    ...(gateway.captcha.register && {
      captcha: { enabled: true, required: true, maxLength: lengths.captcha, pattern: patterns.digits },
    }),
  };
  for (const [name, use] of Object.entries(gateway.registration) as [RegistrationField, string][])
    rules[name] = { ...rules[name]!, enabled: use !== 'off', required: use === 'required' };
  return withNumberOfCode(rules);
}

/**
 * Adjusts the rules of the number and its code, because the code verifies the number. Without a number field there is
 * no code field. If the code is required, the number is required too.
 */
function withNumberOfCode(rules: RegistrationRules): RegistrationRules {
  const [number, code] = [rules.mobileNum!, rules.verificationCode!];
  const isCodeAsked = code.enabled && number.enabled;
  const isCodeRequired = code.required && isCodeAsked;
  return {
    ...rules,
    mobileNum: { ...number, required: number.required || isCodeRequired },
    verificationCode: { ...code, enabled: isCodeAsked, required: isCodeRequired },
  };
}

/** The rules of a registration by mobile number, which requires only the number, its code and a password. */
export function mobileRegistrationRules(merchant: Merchant): RegistrationRules {
  const rules = Object.entries(registrationRules(merchant)).map(([name, rule]) => [name, { ...rule, required: false }]);
  const { mobileNum, password, ...others } = Object.fromEntries(rules) as Record<RegistrationField, FieldRule>;
  return {
    ...others,
    mobileNum: { ...mobileNum, required: true },
    password: { ...password, required: merchant.switches.MOBILENUMPASSREG3 },
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
    const problem = checkText(values[field as RegistrationField] ?? '', rule);
    return problem === undefined ? [] : [{ path: `body.${field}`, message: messageOf(problem, rule) }];
  });
}

function messageOf(problem: TextProblem, { pattern }: FieldRule): string {
  switch (problem.kind) {
    case 'required':
      return 'is required';
    case 'blank':
      return 'cannot be empty';
    case 'tooShort':
      return `is too short; at least ${problem.min} characters are needed`;
    case 'tooLong':
      return `is too long; at most ${problem.max} characters fit`;
    case 'pattern':
      return pattern === undefined ? 'contains characters that are not allowed' : `does not match ${pattern}`;
  }
}
