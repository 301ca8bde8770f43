import { repliesUnderWay, type TestStore } from '@livery/api/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { turns } from './turns.ts';
import { isReading, untilIdle } from './untilIdle.ts';

const patienceSeconds = 30;
/** Milliseconds after which the store has reported a reply at the latest: with the next frame, or where none comes. */
const reportMs = 100;
/** Turns of the event loop from a request to the network, and from there to the store. */
const wayTurns = 15;
/** Turns after which a reply that has not come is one that the test holds back. */
const heldTurns = 300;
/** Milliseconds that a request waits at most until it was tried for the last time. */
const retriesMs = 5000;

/**
 * Puts the clock into the test's hands: timers and dates stand still until `pass`. Promises and the faked network go on.
 * Press with `fireEvent`: `userEvent` waits for timers. `vi.useRealTimers()` ends it.
 */
export function stopClock({ now }: { now?: number } = {}) {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    ...(now !== undefined && { now }),
  });
  const pass = (ms: number) => act(() => passByTimers(ms));
  return {
    /**
     * Lets so many milliseconds pass, from timer to timer: what one of them asks the network for is answered before the next.
     * What they change is on screen afterwards, not earlier.
     */
    pass,
    /**
     * Waits until no request is under way and every reply is on screen. 100 ms pass on the stopped clock, and as much as a
     * request waits that is tried again.
     */
    idle: async (store: Pick<TestStore, 'getState'>) => {
      await act(() => passRetries(store));
      await untilIdle(store);
      await pass(reportMs);
      await act(() => passRetries(store));
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
            await replies();
          });
        }
      }
      assertion();
    },
  };
}

/** Waits until the faked network has answered what it was asked and the store has it. */
async function replies(): Promise<void> {
  await turns(wayTurns);
  for (let turn = 0; repliesUnderWay() > 0 && turn < heldTurns; turn += wayTurns) await turns(wayTurns);
}

/** Says whether so many milliseconds have passed, by a timer: tests replace dates. */
function timeout(ms: number): () => boolean {
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  }, ms);
  return () => isOver;
}

async function passByTimers(ms: number): Promise<void> {
  await replies();
  // Behind the last timer of this time: no later one is reached.
  const isOver = timeout(ms);
  while (!isOver()) {
    await vi.advanceTimersToNextTimerAsync();
    await replies();
  }
  // Those of the last millisecond.
  await vi.advanceTimersByTimeAsync(0);
}

/** As long as a request is under way that the network has answered, it waits for the clock: the clock goes to its next timer. */
async function passRetries(store: Pick<TestStore, 'getState'>): Promise<void> {
  await replies();
  const end = performance.now() + retriesMs;
  while (isReading(store) && repliesUnderWay() === 0 && performance.now() < end) {
    await vi.advanceTimersToNextTimerAsync();
    await replies();
  }
}
