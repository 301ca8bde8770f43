import * as v from 'valibot';
import { gatewayTime } from '../../crypto/gatewayClock.ts';

const minuteMs = 60_000;

/** Milliseconds since 1970 of a timestamp in seconds, in milliseconds or in ISO 8601. Not a number if it is none of these. */
function timeOf(timestamp: string | number): number {
  if (typeof timestamp === 'string' && !/^\d+$/.test(timestamp)) return Date.parse(timestamp);
  const number = Number(timestamp);
  // Seconds have ten digits until the year 2286.
  return new Date(number < 1e11 ? number * 1000 : number).getTime();
}

/**
 * For how long a code is valid: a number of minutes, or the time when it expires. Minutes that follow from a time are 1 to 60, because
 * the clock of this device may be wrong.
 */
export const codeSentMinimum = v.pipe(
  v.object({
    expiredMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440))),
    expirationTime: v.optional(v.union([v.string(), v.number()])),
  }),
  v.check(
    ({ expiredMinutes, expirationTime }) =>
      expiredMinutes !== undefined || (expirationTime !== undefined && !Number.isNaN(timeOf(expirationTime))),
    'expiredMinutes or expirationTime',
  ),
  v.transform(({ expiredMinutes, expirationTime }) => {
    const now = gatewayTime();
    const time = expirationTime === undefined ? Number.NaN : timeOf(expirationTime);
    const minutes = expiredMinutes ?? Math.min(60, Math.max(1, Math.round((time - now) / minuteMs)));
    const expiresAt = Number.isNaN(time) ? now + minutes * minuteMs : time;
    return { expiredMinutes: minutes, expirationTime: new Date(expiresAt).toISOString() };
  }),
);
