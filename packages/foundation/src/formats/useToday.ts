import { gatewayTime } from '@livery/api/client';
import { useMerchant } from '@livery/merchant/react';

/**
 * Today in the merchant's time zone, as "2026-03-01". It uses the gateway's clock, because the date of a phone may be
 * wrong.
 */
export function useToday(): string {
  const { timeZone } = useMerchant();
  return dayAt(gatewayTime(), timeZone);
}

/** The day of a moment in a time zone, as "2026-03-01". `at` in milliseconds since 1970. */
export function dayAt(at: number, timeZone: string): string {
  // Swedish dates have the ISO 8601 format.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(at);
}

const halfDay = 12 * 3_600_000;

/**
 * A moment of a day in a time zone, in milliseconds since 1970. In time zones far from UTC, noon UTC can be on another
 * day, so the function also tries 12 hours earlier and later.
 */
export function momentOf(day: string, timeZone: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return [noon, noon - halfDay, noon + halfDay].find((at) => dayAt(at, timeZone) === day) ?? noon;
}
