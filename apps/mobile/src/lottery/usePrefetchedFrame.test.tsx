import { createTestStore, testMerchant, testSession } from '@livery/api/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePrefetchedFrame } from './usePrefetchedFrame.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>(async () => Response.json([]));
beforeEach(() => {
  fetched.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Mounts the hook, and advances the clock until the page has been idle for a long time. */
async function look({ isSignedIn, connection }: { isSignedIn: boolean; connection?: object }) {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: connection } }));
  const store = createTestStore({ merchant: testMerchant(), ...(isSignedIn && { session: { ...testSession } }) });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  renderHook(usePrefetchedFrame, { wrapper });
  await vi.advanceTimersByTimeAsync(5_000);
}

test.each([
  ['a player’s page prefetches the frame', { isSignedIn: true }, 1],
  ['a guest’s page does not, because a guest logs in first', { isSignedIn: false }, 0],
  ['a page on a metered connection does not', { isSignedIn: true, connection: { type: 'cellular' } }, 0],
])('%s', async (_, situation, times) => {
  await look(situation);
  expect(fetched).toHaveBeenCalledTimes(times);
});
