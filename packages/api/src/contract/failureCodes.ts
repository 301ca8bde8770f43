/**
 * Every code a gateway answers with, and its HTTP status. A code never changes its meaning.
 */
export const failureStatus = {
  /** A query, body or header does not fit the contract. `value.issues` lists what. */
  REQUEST_INVALID: 400,
  /** The encrypted body or its key can't be opened. */
  CIPHER_INVALID: 400,
  /** `Merchant` is missing or unknown here. */
  MERCHANT_UNKNOWN: 400,
  /** The call needs a session and none was sent. */
  SESSION_MISSING: 401,
  /** The token is unknown, ended, or of another merchant. */
  SESSION_INVALID: 401,
  /** User name or password is wrong; the gateway does not say which. */
  LOGIN_WRONG: 401,
  /** A captcha has to be solved. `value.captcha` carries one. */
  CAPTCHA_REQUIRED: 400,
  /** The captcha was wrong, used or too old. `value.captcha` carries a new one. */
  CAPTCHA_WRONG: 400,
  /** The account is closed. */
  ACCOUNT_DISABLED: 403,
  /** This account may not do that: a trial account, say. */
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The user name is taken. */
  USER_EXISTS: 409,
  /** Larger than the gateway reads. */
  BODY_TOO_LARGE: 413,
  /** Too many tries. `Retry-After` says how many seconds to wait. */
  TOO_MANY: 429,
  /** The game can't be opened now. */
  GAME_UNAVAILABLE: 409,
  INTERNAL: 500,
  MAINTENANCE: 503,
} as const;

export type FailureCode = keyof typeof failureStatus;
