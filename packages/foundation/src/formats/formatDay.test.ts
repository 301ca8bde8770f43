import { afterEach, expect, test, vi } from 'vitest';
import { formatDay } from './formatDay.ts';
import { dayAt } from './useToday.ts';

afterEach(() => vi.restoreAllMocks());

// Half an hour before midnight in Dhaka, which is six hours ahead.
const late = Date.UTC(2026, 2, 1, 17, 30);
const dhaka = { timeZone: 'Asia/Dhaka' };
const withTime = { ...dhaka, timeStyle: 'short', hourCycle: 'h23' } as const;

test.each([
  ['en-u-nu-latn', 'Mar 1, 2026', 'Mar 1, 2026, 23:30'],
  ['bn-u-nu-beng', '১ মার্চ, ২০২৬', '১ মার্চ, ২০২৬, ২৩:৩০'],
  ['ur-u-nu-latn', '1 مارچ، 2026', '1 مارچ، 2026، 23:30'],
])('in %s a day is formatted as %s, and with its time as %s', (locale, day, moment) => {
  expect(formatDay(locale, late, dhaka)).toBe(day);
  expect(formatDay(locale, late, withTime)).toBe(moment);
});

test('a browser without Burmese shows a Burmese day in digits, not in English', () => {
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(formatDay('my-u-nu-latn', late, withTime)).toBe('01/03/2026, 23:30');
});

test('a day starts at midnight in the time zone of the merchant', () => {
  expect(dayAt(late, 'Asia/Dhaka')).toBe('2026-03-01');
  expect(dayAt(late + 30 * 60_000, 'Asia/Dhaka')).toBe('2026-03-02');
  expect(dayAt(late, 'America/Sao_Paulo')).toBe('2026-03-01');
});
