import * as v from 'valibot';

/** A token that is sent as a header. Browsers refuse a request whose header contains other characters. */
const headerValue = /^[!-~][ -~]{6,}[!-~]$/;

/** A session in the reply of a login. */
export const sessionValue = v.object({
  token: v.pipe(v.string(), v.regex(headerValue, 'at least eight printable ASCII characters, no space at either end')),
  /** Optional for a gateway that has only one merchant. */
  merchantCode: v.optional(v.string()),
  userName: v.string(),
  /** Type of the account. Types 0, 1 and 2 are members; every other type is a trial. */
  type: v.pipe(v.number(), v.integer()),
  firstTimeLogin: v.boolean(),
});
