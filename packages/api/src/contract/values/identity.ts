import * as v from 'valibot';
import { lengths, patterns } from '../validation/patterns.ts';
import { withoutBlanks, withoutInvisible } from '../validation/typedCode.ts';

/** A typed mobile number: with or without leading zero or country, with spaces, in digits of any script. */
export const mobileNum = v.pipe(v.string(), v.maxLength(lengths.mobileNum), withoutInvisible);

/** A country's dialling code: "880", "+880". */
export const dialingCode = v.pipe(v.string(), v.maxLength(6));

/** A Firebase id token. */
export const idToken = v.pipe(v.string(), v.maxLength(4096));

/** A code from SMS or e-mail. */
export const verificationCode = v.pipe(v.string(), v.maxLength(lengths.verificationCode), withoutBlanks);

export const email = v.pipe(
  v.string(),
  v.maxLength(lengths.email),
  withoutInvisible,
  v.regex(/* @__PURE__ */ new RegExp(patterns.email, 'u'), 'an e-mail address'),
);
