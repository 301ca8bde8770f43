import * as v from 'valibot';

/** Browsers refuse a request whose header contains other characters. */
const headerValue = /^[!-~][ -~]{6,}[!-~]$/;

/** A session in the reply of a login. */
export const sessionValue = v.object({
  token: v.pipe(v.string(), v.regex(headerValue, 'at least eight printable ASCII characters, no space at either end')),
  /** Optional for a gateway with only one merchant. */
  merchantCode: v.optional(v.string()),
  userName: v.string(),
  /** 0, 1, 2 are members; every other type is a trial. */
  type: v.pipe(v.number(), v.integer()),
  firstTimeLogin: v.boolean(),
});
