import * as v from 'valibot';

/** Fields that the registration form may show, in the order it shows them. */
export const registrationFields = [
  'username',
  'password',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
  'mobileNum',
  'verificationCode',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;

export type RegistrationField = (typeof registrationFields)[number];

export const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  /** Code points. */
  minLength: v.optional(v.pipe(v.number(), v.integer())),
  /** Characters as people see them: `countCharacters`. */
  maxLength: v.optional(v.pipe(v.number(), v.integer())),
  /** JavaScript regular expression the whole value has to match. */
  pattern: v.optional(v.string()),
});

export type FieldRule = v.InferOutput<typeof fieldRule>;
