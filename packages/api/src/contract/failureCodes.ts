/** Every error code of the gateway and its HTTP status. A code never changes its meaning. */
export const failureStatus = {
  /** A query, body or header does not fit the contract. `value.issues` lists the problems. */
  REQUEST_INVALID: 400,
  /** The encrypted body or its key cannot be decrypted. */
  CIPHER_INVALID: 400,
  /**
   * The encrypted body is older than five minutes, or its time is in the future. `value.now` is the gateway's time:
   * encrypt the body again with it.
   */
  BODY_EXPIRED: 400,
  /** The gateway already received the same encrypted body. Encrypt the body again for each attempt. */
  BODY_REPLAYED: 409,
  /** The `Merchant` header is missing or unknown. */
  MERCHANT_UNKNOWN: 400,
  /** The call needs a session, but the request has no token. */
  SESSION_MISSING: 401,
  /** The token is unknown, expired, or of another merchant. */
  SESSION_INVALID: 401,
  /** User name or password is wrong; the gateway does not report which of the two. */
  LOGIN_WRONG: 401,
  /** The player must solve a captcha, which is in `value.captcha`. */
  CAPTCHA_REQUIRED: 400,
  /** The captcha answer is wrong, or the captcha was used or is expired. `value.captcha` is a new captcha. */
  CAPTCHA_WRONG: 400,
  /**
   * The merchant uses a bot check, and its result is missing, invalid or already used. Run the check again for the next
   * attempt.
   */
  BOT_CHECK_WRONG: 400,
  /** The account of the player is closed. */
  ACCOUNT_DISABLED: 403,
  /** The account is not allowed to make this call, for example because it is a trial account. */
  NOT_ALLOWED: 403,
  /** A trial account is not allowed to make this call. */
  TRIAL_NOT_ALLOWED: 403,
  /** Only agents are allowed to make this call. */
  NOT_AGENT: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The user name is taken. */
  USER_EXISTS: 409,
  /**
   * An earlier request used this `Idempotency-Key` with another payload, or `settleIntent` settled the key as not
   * executed.
   */
  KEY_REUSED: 409,
  /** The balance of the wallet is too low. */
  FUNDS_INSUFFICIENT: 409,
  /** The mobile number belongs to another account. */
  MOBILE_EXISTS: 409,
  /** A code from SMS or e-mail, or a proof of the number by Firebase, is wrong, used or expired. */
  VERIFICATION_WRONG: 400,
  /** The member has no number or address for a code. */
  CONTACT_MISSING: 409,
  /** No affiliate has this code. */
  AFFILIATE_INVALID: 400,
  /** No member has this referrer id. */
  REFERRER_INVALID: 400,
  /** The login password that confirms the request is wrong. */
  PASSWORD_WRONG: 400,
  /** The new password equals the old password. */
  PASSWORD_SAME: 400,
  /** The value can be set only once, and is already set. */
  ALREADY_SET: 409,
  /** The member has no payment password yet. */
  PAYMENT_PASSWORD_MISSING: 409,
  /** The payment password is wrong. */
  PAYMENT_PASSWORD_WRONG: 400,
  /** An answer to a security question is wrong, or the questions are not the member's questions. */
  ANSWERS_WRONG: 400,
  /** The member must stake the amount that bonuses require first. `value` contains `turnoverRemaining`. */
  TURNOVER_UNMET: 409,
  /** The member takes a break from play. `value` is the current break: `kind`, and its end in `until`. */
  PLAY_BREAK: 409,
  /**
   * The amount exceeds the rest of the member's own deposit limit. `value` contains `period`, `amount`, `left` and
   * `resetsAt`.
   */
  DEPOSIT_LIMIT: 409,
  /**
   * The member's own loss limit is reached, or this stake would exceed it. `value` has the same fields as for
   * DEPOSIT_LIMIT.
   */
  LOSS_LIMIT: 409,
  /** The minutes that the member set for a day are used up. `value` contains `minutes` and `resetsAt`. */
  SESSION_LIMIT: 409,
  /** The member has used the withdrawals of today. */
  DAILY_LIMIT: 409,
  /** Too many deposits are pending. The member must pay one or let it expire. */
  TOO_MANY_PENDING: 409,
  /** The member cannot join, claim or use the promotion now. */
  PROMOTION_UNAVAILABLE: 409,
  /** There is nothing to claim. */
  NOTHING_TO_CLAIM: 409,
  /** The deposit, withdrawal or other item was already decided. */
  ALREADY_DECIDED: 409,
  /** The withdrawal is being paid or was decided, so it cannot be cancelled. */
  WITHDRAWAL_FINAL: 409,
  /** The card already belongs to a member. */
  BANK_CARD_EXISTS: 409,
  /** The member has the maximum number of bank cards. */
  BANK_CARDS_FULL: 409,
  /** The holder's name differs from the bound payee. */
  PAYEE_MISMATCH: 409,
  /** The offer was already answered. An offer accepts only one answer. */
  ANSWERED_BEFORE: 409,
  /** The offer was not answered in time, or a newer offer replaced it. */
  OFFER_EXPIRED: 409,
  /**
   * A file is not a picture, is too large, or exceeds the number of files. `value.files` lists each refused file with
   * its own code.
   */
  FILE_REFUSED: 400,
  /** The request did not arrive in time: a small body has five seconds, an upload needs a minimum rate. */
  REQUEST_TOO_SLOW: 408,
  /** The body is larger than the gateway accepts. */
  BODY_TOO_LARGE: 413,
  /** The body's `Content-Type` is not that of the call: `application/json`, or the type of its form. */
  BODY_TYPE_WRONG: 415,
  /** Too many attempts. `Retry-After` is the number of seconds to wait. */
  TOO_MANY: 429,
  /** The draw takes no more bets, or does not take bets yet. */
  DRAW_CLOSED: 409,
  /** All orders of the chase are placed already. */
  CHASE_ENDED: 409,
  /** The stake is smaller or larger than the game allows. `value` contains `minStake` and `maxStake`. */
  STAKE_OUT_OF_RANGE: 400,
  /** The game cannot be opened now. */
  GAME_UNAVAILABLE: 409,
  /** The games of this vendor are temporarily unavailable. */
  VENDOR_MAINTENANCE: 409,
  INTERNAL: 500,
  /** The site, or a part of it, is closed for maintenance. */
  MAINTENANCE: 503,
  /**
   * Too many concurrent requests, for example logins. The request was not executed; `Retry-After` is the number of
   * seconds to wait.
   */
  BUSY: 503,
  /** The merchant does not serve players of this region. */
  REGION_RESTRICTED: 451,
} as const;

export type FailureCode = keyof typeof failureStatus;

/**
 * Codes with which every call can fail: the request is invalid, or the gateway protects itself. Calls do not list these
 * codes.
 */
export const commonFailures = [
  /** Also the reply for a body of a request whose method accepts no body. */
  'REQUEST_INVALID',
  'MERCHANT_UNKNOWN',
  'METHOD_NOT_ALLOWED',
  'REQUEST_TOO_SLOW',
  'BODY_TOO_LARGE',
  'TOO_MANY',
  'INTERNAL',
  'BUSY',
] as const satisfies readonly FailureCode[];

/** Codes with which only some calls can fail. */
export type OwnFailureCode = Exclude<FailureCode, (typeof commonFailures)[number]>;
