import { afterEach, expect, test, vi } from 'vitest';
import { formatMonthDay } from './formatMonthDay.ts';

afterEach(() => vi.restoreAllMocks());

// Half an hour before midnight in Dhaka, which is six hours ahead.
const late = Date.UTC(2026, 2, 1, 17, 30);

test.each([
  ['en-u-nu-latn', 'Asia/Dhaka', 'Mar 1'],
  ['en-u-nu-latn', 'Asia/Tokyo', 'Mar 2'],
  ['bn-u-nu-beng', 'Asia/Dhaka', '১ মার্চ'],
  ['ur-u-nu-latn', 'Asia/Dhaka', '1 مارچ'],
  ['pt-BR-u-nu-latn', 'Asia/Dhaka', '1 de mar.'],
  ['ko-u-nu-latn', 'Asia/Dhaka', '3월 1일'],
])('in %s and the time zone %s the short day is %s', (locale, timeZone, day) => {
  expect(formatMonthDay(locale, late, timeZone)).toBe(day);
});

test('a browser without Burmese shows a Burmese short day in digits, not in English', () => {
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
  expect(formatMonthDay('my-u-nu-latn', late, 'Asia/Dhaka')).toBe('01/03');
});
