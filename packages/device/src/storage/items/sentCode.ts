import { defineItem } from '../defineItem.ts';
import { storageKeys } from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** The number that a code by SMS was last requested for. The code itself is not stored. */
export interface SentCode {
  /** ISO code of the number's country. */
  country: string;
  /** The national number, in digits. */
  mobileNum: string;
  /** When another code for it may be requested: milliseconds since 1970, by this device's clock. */
  until: number;
}

/** Kept for the visit: phones reload a page that was in the background while its person read the SMS. */
export const sentCodeItem = defineItem<SentCode, undefined>({
  key: storageKeys.sentCode,
  area: 'session',
  parse: parseObject<SentCode>(
    ({ country, mobileNum, until }) =>
      typeof country === 'string' && typeof mobileNum === 'string' && Number.isFinite(until),
  ),
  fallback: undefined,
});
