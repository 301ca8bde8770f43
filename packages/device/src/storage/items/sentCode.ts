import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** The number that a code by SMS was last requested for. The code itself is not stored. */
export interface SentCode {
  /** What it is for: a code to log in is none to register. */
  purpose: string;
  /** ISO code of the number's country. */
  country: string;
  /** The national number, in digits. */
  mobileNum: string;
  /** When another code for it may be requested: milliseconds since 1970, by this device's clock. */
  until: number;
  /** How many milliseconds that was away when it was noted: a clock that is put back makes it no longer. */
  waitMs: number;
  /** What the code goes back with where Firebase sent it. Worth nothing without the code. */
  sent?: string;
}

/** Kept for the visit: phones reload a page that was in the background while its person read the SMS. */
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
