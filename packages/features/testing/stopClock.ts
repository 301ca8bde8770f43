import type { TestStore } from '@livery/api/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { untilIdle } from './untilIdle.ts';

const patienceSeconds = 10;
/** Milliseconds after which the store has reported a reply at the latest: with the next frame, or where none comes. */
const reportMs = 100;

/**
 * Puts the clock into the test's hands: timers and dates stand still until `pass`. Promises and the faked network go on.
 * Press with `fireEvent`: `userEvent` waits for timers. `vi.useRealTimers()` ends it.
 */
export function stopClock({ now }: { now?: number } = {}) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    ...(now !== undefined && { now }),
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    /** Lets so many milliseconds pass. What they change is on screen afterwards, not earlier. */
    pass,
    /** Waits until no request is under way and every reply is on screen. 100 ms pass on the stopped clock. */
    idle: async (store: Pick<TestStore, 'getState'>) => {
      await untilIdle(store);
      await pass(reportMs);
      await untilIdle(store);
    },
    /**
     * Waits until an assertion holds, such as that a reply came. No time passes on the stopped clock, unless `stepMs` says
     * how many milliseconds pass from one look to the next: for what waits itself, such as a request that is repeated.
     */
    until: async (assertion: () => void, { stepMs = 0 }: { stepMs?: number } = {}) => {
      // By the process's clock, which is not stopped: a page that never gets there fails, however slow the machine is.
      const [start] = process.hrtime();
      while (process.hrtime()[0] - start < patienceSeconds) {
        try {
          return assertion();
        } catch {
          await act(async () => {
            await vi.advanceTimersByTimeAsync(stepMs);
            await new Promise((resolve) => setImmediate(resolve));
          });
        }
      }
      assertion();
    },
  };
}
