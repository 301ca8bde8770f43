import { optionalFields } from '@livery/merchant/optional-fields';
import * as v from 'valibot';

/** Fields that the registration form can show, in display order. */
export const registrationFields = ['username', 'password', ...optionalFields, 'captcha'] as const;

export type RegistrationField = (typeof registrationFields)[number];

export const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  /** Minimum number of code points. */
  minLength: v.optional(v.pipe(v.number(), v.integer())),
  /** Maximum number of graphemes, see `countCharacters`. */
  maxLength: v.optional(v.pipe(v.number(), v.integer())),
  /** JavaScript regular expression with the flag u. It must match the whole value: see `checkText`. */
  pattern: v.optional(v.string()),
});

export type FieldRule = v.InferOutput<typeof fieldRule>;
