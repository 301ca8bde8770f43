import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from './readReply.ts';
import { throttled } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('equal requests within the throttle time become one request at its end, for all callers', async () => {
  const owner = {};
  let unread = 3;
  const request = vi.fn<() => Promise<Reply>>(async () => ({ data: unread }));
  const ask = () => throttled(owner, 'unread', 'same', 250, request);
  const first = ask();
  await vi.advanceTimersByTimeAsync(100);
  // The number changes during the first request, so the reply to that request is too old for the second caller.
  unread = 2;
  const second = ask();
  await vi.advanceTimersByTimeAsync(149);
  const third = ask();
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([await first, await second, await third]).toEqual([{ data: 3 }, { data: 2 }, { data: 2 }]);
  expect(request).toHaveBeenCalledTimes(2);
});

test('different requests are sent one after another, and none is lost', async () => {
  const owner = {};
  const sentAt: Record<string, number> = {};
  const startedAt = Date.now();
  for (const id of ['a', 'b', 'c']) {
    void throttled(owner, 'markRead', id, 150, async () => {
      sentAt[id] = Date.now() - startedAt;
      return { data: id };
    });
  }
  await vi.runAllTimersAsync();
  expect(sentAt).toEqual({ a: 0, b: 150, c: 300 });
});

test('a phone whose clock is set back does not wait longer', async () => {
  const owner = {};
  const request = vi.fn<() => Promise<Reply>>(async () => ({ data: 1 }));
  void throttled(owner, 'unread', 'same', 250, request);
  await vi.advanceTimersByTimeAsync(100);
  vi.setSystemTime(Date.now() - 3_600_000);
  void throttled(owner, 'unread', 'same', 250, request);
  await vi.advanceTimersByTimeAsync(150);
  expect(request).toHaveBeenCalledTimes(2);
});

test('two stores do not delay each other', async () => {
  const request = vi.fn<() => Promise<Reply>>(async () => ({ data: 1 }));
  void throttled({}, 'unread', 'same', 250, request);
  void throttled({}, 'unread', 'same', 250, request);
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(2);
});
