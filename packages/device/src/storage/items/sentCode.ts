import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** The number for which an SMS code was last requested. The code itself is not stored. */
export interface SentCode {
  /** Purpose of the code: a code for login is invalid for registration. */
  purpose: string;
  /** ISO code of the number's country. */
  country: string;
  /** The national number, in digits. */
  mobileNum: string;
  /** Time when another code can be requested: milliseconds since 1970, by this device's clock. */
  until: number;
  /** Milliseconds until that time when it was stored, so that a clock that is set back does not extend the wait. */
  waitMs: number;
  /**
   * The handle that Firebase returned for the code, if Firebase sent it. The client sends it back with the code.
   * Useless without the code.
   */
  sent?: string;
}

/** Stored for the visit, because phones reload a page that was in the background while the player read the SMS. */
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
