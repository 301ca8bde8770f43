import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countBrokenOff } from './countBrokenOff.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('1,600 aborted requests are logged as one line per minute', () => {
  const lines: string[] = [];
  const count = countBrokenOff((line) => lines.push(line));
  for (let times = 0; times < 1_600; times++) count();
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual(['1600 requests were aborted within a minute.']);
  vi.advanceTimersByTime(600_000);
  count();
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual(['1 request was aborted within a minute.']);
});
