import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRefresh } from './useRefresh.ts';

const noon = Date.UTC(2026, 1, 28, 12);
const leastGap = 3_000;

beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A refresh whose data is due at `dueAt`; `answer` simulates another reply. */
function show(dueAt: number) {
  const onRefresh = vi.fn<() => void>();
  const view = renderHook(
    ({ startedTimeStamp }) =>
      useRefresh({ isActive: true, dueAt, leastGap, jitter: 0, isFetching: false, startedTimeStamp, onRefresh }),
    { initialProps: { startedTimeStamp: noon } },
  );
  return { onRefresh, answer: () => view.rerender({ startedTimeStamp: Date.now() }) };
}

test('data is requested again when it is due, and then not before the next due time', async () => {
  const { onRefresh } = show(noon + 10_000);
  await pass(9_999);
  expect(onRefresh).not.toHaveBeenCalled();
  await pass(1);
  expect(onRefresh).toHaveBeenCalledOnce();
  await pass(60_000);
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('old data is requested again after the minimum gap, even if the clock is set back', async () => {
  const { onRefresh, answer } = show(0);
  await pass(0);
  expect(onRefresh).toHaveBeenCalledOnce();
  vi.setSystemTime(noon - 3_600_000);
  answer();
  await pass(leastGap - 1);
  expect(onRefresh).toHaveBeenCalledOnce();
  await pass(1);
  expect(onRefresh).toHaveBeenCalledTimes(2);
});

test('hidden data is not requested; data that became due is requested when it is visible again', async () => {
  const onRefresh = vi.fn<() => void>();
  const view = renderHook(
    ({ isActive }) =>
      useRefresh({
        isActive,
        dueAt: noon + 10_000,
        leastGap,
        jitter: 0,
        isFetching: false,
        startedTimeStamp: noon,
        onRefresh,
      }),
    { initialProps: { isActive: false } },
  );
  await pass(60_000);
  expect(onRefresh).not.toHaveBeenCalled();
  view.rerender({ isActive: true });
  await pass(0);
  expect(onRefresh).toHaveBeenCalledOnce();
});
