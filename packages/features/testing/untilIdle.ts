import type { TestStore } from '@livery/api/testing';
import { act } from '@testing-library/react';
import { turns } from './turns.ts';

/** Turns of the event loop without a request under way after which nothing more begins by itself. */
const quietTurns = 20;
const patienceSeconds = 20;

type Store = Pick<TestStore, 'getState'>;
type Entries = Record<string, { status?: string; endpointName?: string } | undefined>;

const underWay = (entries: Entries) =>
  Object.values(entries).flatMap((entry) => (entry?.status === 'pending' ? [entry.endpointName ?? 'a call'] : []));

/** Whether a request that only reads is under way: such a one is tried again by itself. */
export const isReading = ({ getState }: Store): boolean => underWay(getState().gateway.queries).length > 0;

/** The calls that are under way, by name. */
function callsUnderWay({ getState }: Store): string[] {
  const { queries, mutations } = getState().gateway;
  return [...underWay(queries), ...underWay(mutations)];
}

/** Whether a request is under way. */
export const isFetching = (store: Store): boolean => callsUnderWay(store).length > 0;

/**
 * Resolves once no request is under way and its reply is on screen: what has not happened by then does not happen by itself.
 * A request that waits for a clock which stands still, as one does that is tried again, never ends: it is named after twenty
 * seconds of the process's own clock. Waiting on would leave React's `act` open, in which no later test shows anything.
 */
export async function untilIdle(store: Store): Promise<void> {
  await act(async () => {
    const [start] = process.hrtime();
    for (let turn = 0; turn < quietTurns; turn = isFetching(store) ? 0 : turn + 1) {
      if (process.hrtime()[0] - start > patienceSeconds)
        throw new Error(`Still under way after ${patienceSeconds} s: ${callsUnderWay(store).join(', ')}.`);
      await turns(1);
    }
  });
}
