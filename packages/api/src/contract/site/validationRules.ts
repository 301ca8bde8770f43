import * as v from 'valibot';

/** Names of the rules for forms. */
export const validationRuleNames = [
  'loginUsername',
  'loginMobileNum',
  'loginPassword',
  'verificationCode',
  'captcha',
  'username',
  'password',
  'paymentPassword',
  'mobileNum',
  'email',
  'nickname',
  'payeeName',
] as const;

export type ValidationRuleName = (typeof validationRuleNames)[number];

export const validationRule = v.object({
  required: v.boolean(),
  /** Minimum number of code points. */
  minLength: v.pipe(v.number(), v.integer()),
  /** Maximum number of graphemes, see `countCharacters`. */
  maxLength: v.pipe(v.number(), v.integer()),
  /** JavaScript regular expression with the flag u. It must match the whole value: see `checkText`. */
  pattern: v.string(),
  /** Key of the message for a value that does not match. */
  messageKey: v.picklist([
    'accountFormat',
    'passwordFormat',
    'mobileFormat',
    'emailFormat',
    'nameFormat',
    'codeFormat',
  ]),
});

export type ValidationRule = v.InferOutput<typeof validationRule>;
