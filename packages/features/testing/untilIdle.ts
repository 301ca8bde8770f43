import type { TestStore } from '@livery/api/testing';
import { act } from '@testing-library/react';

/** Turns of the event loop without a request under way after which nothing more begins by itself. */
const quietTurns = 20;
const patienceSeconds = 10;

/** The calls that are under way, by name. */
function callsUnderWay({ getState }: Pick<TestStore, 'getState'>): string[] {
  const { queries, mutations } = getState().gateway;
  const entries = [...Object.values(queries), ...Object.values(mutations)] as (
    | { status?: string; endpointName?: string }
    | undefined
  )[];
  return entries.flatMap((entry) => (entry?.status === 'pending' ? [entry.endpointName ?? 'a call'] : []));
}

/** Whether a request is under way. */
export const isFetching = (store: Pick<TestStore, 'getState'>): boolean => callsUnderWay(store).length > 0;

/**
 * Resolves once no request is under way and its reply is on screen: what has not happened by then does not happen by itself.
 * A request that waits for a clock which stands still, as one does that is tried again, never ends: it is named after ten
 * seconds of the process's own clock. Waiting on would leave React's `act` open, in which no later test shows anything.
 */
export async function untilIdle(store: Pick<TestStore, 'getState'>): Promise<void> {
  await act(async () => {
    const [start] = process.hrtime();
    for (let turn = 0; turn < quietTurns; turn = isFetching(store) ? 0 : turn + 1) {
      if (process.hrtime()[0] - start > patienceSeconds)
        throw new Error(`Still under way after ${patienceSeconds} s: ${callsUnderWay(store).join(', ')}.`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
}
