import * as v from 'valibot';
import { gatewayTime } from '../../crypto/gatewayClock.ts';
import { wholeNumber } from './fields.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Converts seconds or milliseconds into milliseconds since 1970. Returns undefined if the time is more than a day from
 * now, because then the number has another meaning.
 */
const nearTime = (number: number): number | undefined =>
  [number * 1000, number].find((time) => Math.abs(time - gatewayTime()) <= dayMs);

/** A timestamp in seconds, in milliseconds or in ISO 8601, converted to milliseconds since 1970. */
const time = v.union([
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => Date.parse(text.replace(' ', 'T'))),
    v.number(),
  ),
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))]),
    v.transform(nearTime),
    v.number('a time within a day of now'),
  ),
]);

/**
 * The validity of a code. A gateway sends a number of minutes or the expiration time. Minutes that are derived from a
 * time are limited to 1 to 60, because the clock of this device may be wrong.
 */
export const codeSentMinimum = v.pipe(
  v.object({
    expiredMinutes: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(1440))),
    expirationTime: v.optional(time),
  }),
  v.check(
    ({ expiredMinutes, expirationTime }) => expiredMinutes !== undefined || expirationTime !== undefined,
    'expiredMinutes or expirationTime',
  ),
  v.transform(({ expiredMinutes, expirationTime }) => {
    const now = gatewayTime();
    const minutes = expiredMinutes ?? Math.min(60, Math.max(1, Math.round(((expirationTime ?? now) - now) / minuteMs)));
    return {
      expiredMinutes: minutes,
      expirationTime: new Date(expirationTime ?? now + minutes * minuteMs).toISOString(),
    };
  }),
);
