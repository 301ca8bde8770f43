import type { Texts } from '../texts/keys.ts';

/** Keys of the texts in `common`, without plural forms. */
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
  // The gateway does not support the call: see docs/gateway.md, "The minimum gateway".
  HTTP_404: 'notOffered',
  HTTP_405: 'notOffered',
  HTTP_501: 'notOffered',
};

/** A failure on a screen: the gateway's code and, if there was a reply, its HTTP status. */
export interface Failure {
  code: string;
  status?: number;
}

/**
 * Key of the text in `common` that describes a failure to the player. The gateway's own message is not shown, because
 * it is for developers.
 */
export function failureKey({ code, status }: Failure): CommonKey {
  // For a path that it does not support, a server can send a code of its own. NOT_FOUND means that an entry is missing.
  const notOffered = code === 'NOT_FOUND' ? undefined : keyByCode[`HTTP_${status}`];
  return keyByCode[code] ?? notOffered ?? (status !== undefined && status >= 500 ? 'serverDown' : 'in_unknown_error');
}
