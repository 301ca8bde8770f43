import type { TestStore } from '@livery/api/testing';
import { act } from '@testing-library/react';
import { turns } from './turns.ts';

/** Number of event loop turns without a pending request after which no further request starts automatically. */
const idleTurns = 20;
const patienceSeconds = 20;

type Store = Pick<TestStore, 'getState'>;
type Entries = Record<string, { status?: string; endpointName?: string } | undefined>;

const underWay = (entries: Entries) =>
  Object.values(entries).flatMap((entry) => (entry?.status === 'pending' ? [entry.endpointName ?? 'a call'] : []));

/** Whether a query is pending. Queries are retried automatically. */
export const isReading = ({ getState }: Store): boolean => underWay(getState().gateway.queries).length > 0;

/** Returns the names of the pending calls. */
function pendingCalls({ getState }: Store): string[] {
  const { queries, mutations } = getState().gateway;
  return [...underWay(queries), ...underWay(mutations)];
}

/** Whether a request is pending. */
export const isFetching = (store: Store): boolean => pendingCalls(store).length > 0;

/**
 * Resolves when no request is pending and every reply is rendered. After that, nothing more happens automatically. A
 * request that waits for a stopped clock, for example between retries, never ends. After twenty seconds of the
 * process's own clock, an error names such a request. Without the error, React's `act` would stay open, and later tests
 * could not render anything.
 */
export async function waitForStoreIdle(store: Store & Pick<TestStore, 'dispatch'>): Promise<void> {
  do {
    await act(() => waitForReplies(store));
    // The store reports replies to components with the next frame, or with another action. Components that render a
    // reply can send further requests.
    await act(async () => void store.dispatch({ type: 'testing/replies reported' }));
  } while (isFetching(store));
}

async function waitForReplies(store: Store): Promise<void> {
  const [start] = process.hrtime();
  for (let turn = 0; turn < idleTurns; turn = isFetching(store) ? 0 : turn + 1) {
    if (process.hrtime()[0] - start > patienceSeconds)
      throw new Error(`Still under way after ${patienceSeconds} s: ${pendingCalls(store).join(', ')}.`);
    await turns(1);
  }
}
