import { act } from '@testing-library/react';
import { vi } from 'vitest';

const patienceSeconds = 10;

/**
 * Puts the clock into the test's hands: timers and dates stand still until `pass`. Promises and the faked network go on.
 * Press with `fireEvent`: `userEvent` waits for timers. `vi.useRealTimers()` ends it.
 */
export function stopClock({ now }: { now?: number } = {}) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    ...(now !== undefined && { now }),
  });
  return {
    /** Lets so many milliseconds pass. */
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    /** Waits until an assertion holds, such as that a reply came. No time passes on the stopped clock. */
    until: async (assertion: () => void) => {
      // By the process's clock, which is not stopped: a page that never gets there fails, however slow the machine is.
      const [start] = process.hrtime();
      while (process.hrtime()[0] - start < patienceSeconds) {
        try {
          return assertion();
        } catch {
          await act(async () => {
            await vi.advanceTimersByTimeAsync(0);
            await new Promise((resolve) => setImmediate(resolve));
          });
        }
      }
      assertion();
    },
  };
}
