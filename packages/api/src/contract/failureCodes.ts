/**
 * Every code a gateway answers with, and its HTTP status. A code never changes its meaning.
 */
export const failureStatus = {
  /** A query, body or header does not fit the contract. `value.issues` lists what. */
  REQUEST_INVALID: 400,
  /** The encrypted body or its key can't be opened. */
  CIPHER_INVALID: 400,
  /**
   * The encrypted body is older than five minutes, or of the future. `value.now` is the gateway's time: encrypt it anew
   * by that.
   */
  BODY_EXPIRED: 400,
  /** The same encrypted body came before. Every try is encrypted anew. */
  BODY_REPLAYED: 409,
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
  /** The merchant has a bot check, and what came of it is missing, wrong or used. The next try makes it anew. */
  BOT_CHECK_WRONG: 400,
  /** The account is closed. */
  ACCOUNT_DISABLED: 403,
  /** This account may not do that: a trial account, say. */
  NOT_ALLOWED: 403,
  /** A trial account may not do that. */
  TRIAL_NOT_ALLOWED: 403,
  /** Only agents may do that. */
  NOT_AGENT: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The user name is taken. */
  USER_EXISTS: 409,
  /** This `Idempotency-Key` was sent before with another payload, or was settled as not done (`settleIntent`). */
  KEY_REUSED: 409,
  /** The wallet does not hold that much. */
  FUNDS_INSUFFICIENT: 409,
  /** The mobile number belongs to another account. */
  MOBILE_EXISTS: 409,
  /** A code by SMS or e-mail, or a proof of the number by Firebase, is wrong, used or too old. */
  VERIFICATION_WRONG: 400,
  /** The member has no number or address that a code could go to. */
  CONTACT_MISSING: 409,
  /** No affiliate has this code. */
  AFFILIATE_INVALID: 400,
  /** No member goes by this referrer id. */
  REFERRER_INVALID: 400,
  /** The login password, asked for once more, is wrong. */
  PASSWORD_WRONG: 400,
  /** The new password is the old one. */
  PASSWORD_SAME: 400,
  /** It is set once, and was. */
  ALREADY_SET: 409,
  /** The member has no payment password yet. */
  PAYMENT_PASSWORD_MISSING: 409,
  /** The payment password is wrong. */
  PAYMENT_PASSWORD_WRONG: 400,
  /** An answer to a security question is wrong, or the questions are not those that the member answered. */
  ANSWERS_WRONG: 400,
  /** Bonuses have to be staked first. `value` carries `turnoverRemaining`. */
  TURNOVER_UNMET: 409,
  /** The member takes a break from play. `value` is the break that holds: `kind`, and `until` when. */
  PLAY_BREAK: 409,
  /** More than is left of a deposit limit of the member's own. `value` carries `period`, `amount`, `left` and `resetsAt`. */
  DEPOSIT_LIMIT: 409,
  /** A loss limit of the member's own is used up, or would be passed by this stake. `value` as with DEPOSIT_LIMIT. */
  LOSS_LIMIT: 409,
  /** The minutes that the member set for a day are used up. `value` carries `minutes` and `resetsAt`. */
  SESSION_LIMIT: 409,
  /** No more withdrawals today. */
  DAILY_LIMIT: 409,
  /** Too many deposits wait to be paid. Pay one, or let it expire. */
  TOO_MANY_PENDING: 409,
  /** The promotion can't be joined, claimed or taken along by this member now. */
  PROMOTION_UNAVAILABLE: 409,
  /** Nothing is left to claim. */
  NOTHING_TO_CLAIM: 409,
  /** It does not wait for a decision any more. */
  ALREADY_DECIDED: 409,
  /** The withdrawal is being paid or was decided: it can't be cancelled any more. */
  WITHDRAWAL_FINAL: 409,
  /** The card belongs to a member already. */
  BANK_CARD_EXISTS: 409,
  /** The member has as many bank cards as may be. */
  BANK_CARDS_FULL: 409,
  /** The holder's name is not that of the bound payee. */
  PAYEE_MISMATCH: 409,
  /** An offer takes one answer, and has it. */
  ANSWERED_BEFORE: 409,
  /** An offer was not answered in time, or a newer one has taken its place. */
  OFFER_EXPIRED: 409,
  /** A file is no picture, too large, or one too many. `value.files` lists which, each with its own code. */
  FILE_REFUSED: 400,
  /** The request did not arrive in time: a small body has five seconds, an upload needs a minimum rate. */
  REQUEST_TOO_SLOW: 408,
  /** Larger than the gateway reads. */
  BODY_TOO_LARGE: 413,
  /** The body's `Content-Type` is not the one of the call: `application/json`, or that of its form. */
  BODY_TYPE_WRONG: 415,
  /** Too many tries. `Retry-After` says how many seconds to wait. */
  TOO_MANY: 429,
  /** The draw takes no bets any more, or none yet. */
  DRAW_CLOSED: 409,
  /** Nothing of the chase is still to be placed. */
  CHASE_ENDED: 409,
  /** Smaller or larger than the game takes. `value` carries `minStake` and `maxStake`. */
  STAKE_OUT_OF_RANGE: 400,
  /** The game can't be opened now. */
  GAME_UNAVAILABLE: 409,
  /** None of this vendor's games can be opened for a while. */
  VENDOR_MAINTENANCE: 409,
  INTERNAL: 500,
  /** The site is closed for maintenance, or a part of it is. */
  MAINTENANCE: 503,
  /** More at once than the gateway takes on, of logins say. Nothing happened; `Retry-After` says how many seconds to wait. */
  BUSY: 503,
  /** Players of this region are not served. */
  REGION_RESTRICTED: 451,
} as const;

export type FailureCode = keyof typeof failureStatus;

/**
 * Codes that every call can fail with, whatever it does: the request does not fit, or the gateway protects itself. No
 * call names them.
 */
export const commonFailures = [
  /** Also for a body where the method takes none. */
  'REQUEST_INVALID',
  'MERCHANT_UNKNOWN',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TOO_SLOW',
  'BODY_TOO_LARGE',
  'TOO_MANY',
  'INTERNAL',
  'BUSY',
] as const satisfies readonly FailureCode[];

/** Codes that only some calls can fail with. */
export type OwnFailureCode = Exclude<FailureCode, (typeof commonFailures)[number]>;
