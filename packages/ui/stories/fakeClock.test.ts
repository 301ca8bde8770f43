import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFakeClock } from './fakeClock.ts';

beforeEach(() => {
  // Simulates the clock of the browser. Inside it, the story has its own fake clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestAnimationFrame', queueMicrotask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs a story that starts a timer, which is still pending when the fake clock ends. Returns the id of the timer. */
async function leaveTimer(onEnd: () => void): Promise<number> {
  let id = 0;
  await withFakeClock(async () => {
    id = window.setTimeout(onEnd, 1000);
  });
  return id;
}

test('a timer that a story left can be cleared after its fake clock ended', async () => {
  const onEnd = vi.fn<() => void>();
  const id = await leaveTimer(onEnd);
  window.clearTimeout(id);
  vi.advanceTimersByTime(1000);
  expect(onEnd).not.toHaveBeenCalled();
});

test("a timer that a story left continues on the browser's clock", async () => {
  const onEnd = vi.fn<() => void>();
  await leaveTimer(onEnd);
  vi.advanceTimersByTime(1000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('clearing a timer of an earlier story does not clear a timer of the next story', async () => {
  const onEnd = vi.fn<() => void>();
  const left = await leaveTimer(() => undefined);
  await withFakeClock(async ({ pass }) => {
    window.setTimeout(onEnd, 1000);
    window.clearTimeout(left);
    const passed = pass(1000);
    await vi.advanceTimersByTimeAsync(100);
    await passed;
  });
  expect(onEnd).toHaveBeenCalledOnce();
});
