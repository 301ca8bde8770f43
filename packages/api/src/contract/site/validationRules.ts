import * as v from 'valibot';

/** Names of the rules that forms check by. */
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
  /** Code points. */
  minLength: v.pipe(v.number(), v.integer()),
  /** Characters as people see them: `countCharacters`. */
  maxLength: v.pipe(v.number(), v.integer()),
  /** JavaScript regular expression, with the flag u, that the whole value has to match: see `checkText`. */
  pattern: v.string(),
  /** Key of what to say where it does not fit. */
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
