import { countPendingReplies, type TestStore } from '@livery/api/testing';
import { act, configure } from '@testing-library/react';
import { vi } from 'vitest';
import { turns } from './turns.ts';
import { isReading, waitForStoreIdle } from './waitForStoreIdle.ts';

const patienceSeconds = 30;
/**
 * Maximum milliseconds until the store has reported a reply. It reports with the next frame, or by a timer if there is
 * none.
 */
const reportMs = 100;
/** Number of event loop turns from a request to the network, and from there to the store. */
const wayTurns = 15;
/** Number of turns after which a missing reply is treated as delayed by the test. */
const heldTurns = 300;
/** Maximum milliseconds that a request waits until its last attempt. */
const retriesMs = 5000;

/**
 * Gives the test control of the clock. Timers and dates stop until `pass` is called. Promises and the fake network
 * continue. Press with `fireEvent`, because `userEvent` waits for timers. `vi.useRealTimers()` ends it.
 */
export function stopClock({ now }: { now?: number } = {}) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    ...(now !== undefined && { now }),
  });
  const pass = (ms: number) => act(() => passByTimers(ms));
  return {
    /**
     * Lets the given milliseconds pass, from timer to timer. Requests of one timer are answered before the next timer
     * runs. React renders the changes only at the end.
     */
    pass,
    /**
     * Waits until no request is pending and every reply is rendered. The stopped clock advances by 100 ms, and by the
     * waiting time before each retry of a request.
     */
    idle: async (store: Pick<TestStore, 'getState' | 'dispatch'>) => {
      await act(() => passRetries(store));
      await waitForStoreIdle(store);
      await pass(reportMs);
      await act(() => passRetries(store));
      await waitForStoreIdle(store);
    },
    /**
     * Waits until an assertion holds, for example that a reply has arrived. Normally no time passes on the stopped
     * clock. `stepMs` gives the milliseconds that pass between two checks, for code that waits, for example for the
     * retry of a request.
     */
    until: async (assertion: () => void, { stepMs = 0 }: { stepMs?: number } = {}) => {
      // The limit uses the clock of the process, which is not stopped. So a page that never satisfies the assertion
      // fails, however slow the machine is.
      const [start] = process.hrtime();
      while (process.hrtime()[0] - start < patienceSeconds) {
        try {
          return withShortErrors(assertion);
        } catch {
          await act(async () => {
            await vi.advanceTimersByTimeAsync(stepMs);
            await replies();
          });
        }
      }
      assertion();
    },
  };
}

/**
 * Runs an assertion that may fail. Its errors are short: the error of a missing element would list all roles of the
 * page, which takes much longer than the query. `waitFor` of the library sets the same option.
 */
function withShortErrors(assertion: () => void): void {
  const setShortErrors = (isSet: boolean) => {
    const option: object = { _disableExpensiveErrorDiagnostics: isSet };
    configure(option);
  };
  setShortErrors(true);
  try {
    assertion();
  } finally {
    setShortErrors(false);
  }
}

/** Waits until the fake network has answered its requests and the store has the replies. */
async function replies(): Promise<void> {
  await turns(wayTurns);
  for (let turn = 0; countPendingReplies() > 0 && turn < heldTurns; turn += wayTurns) await turns(wayTurns);
}

/**
 * Returns a function that returns whether the milliseconds have passed. It uses a timer, because tests replace dates.
 */
function timeout(ms: number): () => boolean {
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  }, ms);
  return () => isOver;
}

async function passByTimers(ms: number): Promise<void> {
  await replies();
  // The timer of `isOver` is the last one of this period, so no later timer runs.
  const isOver = timeout(ms);
  while (!isOver()) {
    await vi.advanceTimersToNextTimerAsync();
    await replies();
  }
  // This runs the other timers of the last millisecond.
  await vi.advanceTimersByTimeAsync(0);
}

/**
 * If a request is pending although the network has replied, it waits for the clock. So the clock advances to its next
 * timer.
 */
async function passRetries(store: Pick<TestStore, 'getState'>): Promise<void> {
  await replies();
  const end = performance.now() + retriesMs;
  while (isReading(store) && countPendingReplies() === 0 && performance.now() < end) {
    await vi.advanceTimersToNextTimerAsync();
    await replies();
  }
}
