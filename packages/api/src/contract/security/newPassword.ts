import * as v from 'valibot';

/** A new login password: the rule of registration, which the gateway gives there. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(6),
  v.maxLength(20),
  v.regex(/^[\x21-\x7e]+$/, 'letters, digits and signs'),
);

export const accountName = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const confirmNewPassword = v.pipe(v.string(), v.maxLength(128));
