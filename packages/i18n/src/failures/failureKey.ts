import type { Texts } from '../texts/keys.ts';

/** Keys that need no count. */
type CommonKey = Exclude<keyof Texts['common'], `${string}_${Intl.LDMLPluralRule}`>;

const keyByCode: Readonly<Record<string, CommonKey>> = {
  NETWORK: 'offline',
  TIMEOUT: 'timeout',
  REQUEST_TOO_SLOW: 'timeout',
  REPLY_INVALID: 'replyInvalid',
  BODY_EXPIRED: 'clockWrong',
  BODY_REPLAYED: 'sentTwice',
  MAINTENANCE: 'maintenance',
  BODY_TOO_LARGE: 'tooLarge',
  REGION_RESTRICTED: 'in_sorry_in',
  INTERNAL: 'serverDown',
  SESSION_MISSING: 'in_logged_login',
  SESSION_INVALID: 'in_the_again',
  USER_EXISTS: 'in_sorry_exists',
  ACCOUNT_DISABLED: 'in_sorry_disabled',
  NOT_ALLOWED: 'in_sorry_unavailable',
  PLAY_BREAK: 'playBreak',
  DEPOSIT_LIMIT: 'depositLimit',
  LOSS_LIMIT: 'lossLimit',
  SESSION_LIMIT: 'sessionLimit',
  TOO_MANY: 'tooManySoon',
  BUSY: 'busySoon',
  // A gateway that does not offer the call: see docs/gateway.md, "The minimum gateway".
  HTTP_404: 'notOffered',
  HTTP_405: 'notOffered',
  HTTP_501: 'notOffered',
};

/** A failure as a screen gets it: the gateway's code and, where there was an answer, its HTTP status. */
export interface Failure {
  code: string;
  status?: number;
}

/** Key in `common` of the sentence that reports a failure to a player. Never the gateway's own message: it is for developers. */
export function failureKey({ code, status }: Failure): CommonKey {
  return keyByCode[code] ?? (status !== undefined && status >= 500 ? 'serverDown' : 'in_unknown_error');
}
