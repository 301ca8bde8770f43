import { afterEach, describe, expect, test, vi } from 'vitest';
import { timeAgo, timeSpan } from './relativeTime.ts';

afterEach(() => vi.restoreAllMocks());

test('timeAgo formats the time since a moment, and timeSpan a duration', () => {
  expect(timeAgo('en-u-nu-latn', 5, 'minute')).toBe('5 min. ago');
  expect(timeSpan('en-u-nu-latn', 5, 'minute')).toBe('5 minutes');
});

describe('in a browser without Burmese, for example Chromium', () => {
  const english = Intl.RelativeTimeFormat;
  const asChromium = () => vi.spyOn(Intl.RelativeTimeFormat, 'supportedLocalesOf').mockReturnValue([]);

  test.each(['minute', 'hour', 'day'] as const)('a Burmese page has no English word for %s', (unit) => {
    asChromium();
    for (const text of [timeAgo('my-u-nu-latn', 3, unit), timeSpan('my-u-nu-latn', 3, unit)]) {
      expect(text).toMatch(/3 [\u1000-\u109f]+$/);
      expect(text).not.toMatch(/[a-z]/i);
    }
  });

  test("other languages use the browser's words", () => {
    asChromium();
    expect(timeAgo('fil', 3, 'minute')).toBe(new english('fil', { style: 'short' }).format(-3, 'minute'));
  });
});
