import * as v from 'valibot';
import type { FieldRule } from '../auth/registrationFields.ts';
import { withoutInvisible } from '../validation/typedCode.ts';

/** The rule for a new login password. It equals the registration rule of the gateway. */
export const newPasswordRule = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 20,
  pattern: '^[\\x21-\\x7e]+$',
} as const satisfies FieldRule;

export const newPassword = v.pipe(
  v.string(),
  withoutInvisible,
  v.minLength(newPasswordRule.minLength),
  v.maxLength(newPasswordRule.maxLength),
  v.regex(new RegExp(newPasswordRule.pattern), 'letters, digits and signs'),
);

export const accountName = v.pipe(v.string(), v.maxLength(64), withoutInvisible, v.minLength(1));

export const confirmNewPassword = v.pipe(v.string(), v.maxLength(128), withoutInvisible);
