import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from './readReply.ts';
import { throttled } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the same request again within the time shares the first answer', async () => {
  const owner = {};
  const request = vi.fn<() => Promise<Reply>>(async () => ({ data: 'one' }));
  const first = throttled(owner, 'unread', 'same', 250, request);
  await vi.advanceTimersByTimeAsync(249);
  const second = throttled(owner, 'unread', 'same', 250, request);
  expect(await second).toBe(await first);
  await vi.advanceTimersByTimeAsync(1);
  void throttled(owner, 'unread', 'same', 250, request);
  await vi.runAllTimersAsync();
  expect(request).toHaveBeenCalledTimes(2);
});

test('different requests go one by one, and none is lost', async () => {
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

test('two stores do not slow one another', async () => {
  const request = vi.fn<() => Promise<Reply>>(async () => ({ data: 1 }));
  void throttled({}, 'unread', 'same', 250, request);
  void throttled({}, 'unread', 'same', 250, request);
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(2);
});
