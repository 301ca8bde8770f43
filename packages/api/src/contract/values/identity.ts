import * as v from 'valibot';

/** A mobile number as people type it: with or without leading zero or country, with blanks, in digits of any script. */
export const mobileNum = v.pipe(v.string(), v.maxLength(20));

/** A country's dialling code: "880", "+880". */
export const dialingCode = v.pipe(v.string(), v.maxLength(6));

/** A Firebase id token. */
export const idToken = v.pipe(v.string(), v.maxLength(4096));

/** A code that came by SMS or e-mail. */
export const verificationCode = v.pipe(v.string(), v.maxLength(10));

export const email = v.pipe(v.string(), v.maxLength(254), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, 'an e-mail address'));
