import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** The number for which an SMS code was last requested. The code itself is not stored. */
export interface SentCode {
  /** Purpose of the code, because a code for login is not valid for registration. */
  purpose: string;
  /** ISO code of the number's country. */
  country: string;
  /** The national number, in digits. */
  mobileNum: string;
  /** Time from which another code can be requested, in milliseconds since 1970 by this device's clock. */
  until: number;
  /**
   * Milliseconds from storing until that time. It is needed so that a clock that is set back does not extend the wait.
   */
  waitMs: number;
  /**
   * The handle that Firebase returned when it sent the code. The client sends the handle back together with the code.
   * It is useless without the code. Undefined if Firebase did not send the code.
   */
  sent?: string;
}

/** Stored for the visit: while the player reads the SMS, the page is in the background and the phone may reload it. */
export const sentCodeItem = defineItem<SentCode, undefined>({
  key: storageKeys.sentCode,
  area: 'session',
  parse: parseObject<SentCode>(
    ({ purpose, country, mobileNum, until, waitMs, sent }) =>
      typeof purpose === 'string' &&
      typeof country === 'string' &&
      typeof mobileNum === 'string' &&
      Number.isFinite(until) &&
      Number.isFinite(waitMs) &&
      (sent === undefined || typeof sent === 'string'),
  ),
  fallback: undefined,
});
