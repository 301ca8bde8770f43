import type { TestStore } from '@livery/api/testing';
import { act } from '@testing-library/react';

/** Turns of the event loop without a request under way after which nothing more begins by itself. */
const quietTurns = 20;

/** Whether a request is under way. */
export function isFetching({ getState }: Pick<TestStore, 'getState'>): boolean {
  const { queries, mutations } = getState().gateway;
  const entries = [...Object.values(queries), ...Object.values(mutations)] as ({ status?: string } | undefined)[];
  return entries.some((entry) => entry?.status === 'pending');
}

/** Resolves once no request is under way and its reply is on screen: what has not happened by then does not happen by itself. */
export async function untilIdle(store: Pick<TestStore, 'getState'>): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < quietTurns; turn = isFetching(store) ? 0 : turn + 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
}
