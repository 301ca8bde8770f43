import * as v from 'valibot';

export const paymentPassword = v.pipe(v.string(), v.regex(/^\d{6}$/, 'six digits'));

export const currentPassword = v.pipe(v.string(), v.maxLength(128));
