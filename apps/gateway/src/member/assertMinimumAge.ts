import type { Merchant } from '@livery/merchant';
import { requestInvalid } from '../http/callFailure.ts';

/**
 * Throws REQUEST_INVALID for a birthday that is not a date of the last 120 years, or if the person is younger than the
 * merchant's licence allows.
 */
export function assertMinimumAge({ licence: { minimumAge } }: Merchant, birthday: string): void {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const now = new Date();
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > now.getUTCFullYear() - 120;
  if (!isDay) throw requestInvalid({ path: 'body.birthday', message: 'is not a possible birthday' });
  if (Date.UTC(year + minimumAge, month - 1, day) > now.getTime())
    throw requestInvalid({ path: 'body.birthday', message: `is less than ${minimumAge} years ago` });
}
