import { isFetching, type stopClock } from '@livery/features/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Milliseconds after which a page has done all that it does by itself: its last parts come after the games. */
const settledMs = 2_500;
const stepMs = 100;
/** Turns of the event loop within which the faked network answers. */
const turns = 20;

/**
 * Waits until pages have done all that they do by themselves: code is loaded, requests are answered, repeated or given up.
 * At least 2.5 s pass on the stopped clock, in steps that leave the faked network the time to answer.
 */
export async function settle(
  { pass }: ReturnType<typeof stopClock>,
  stores: readonly Parameters<typeof isFetching>[0][],
): Promise<void> {
  for (let passed = 0; passed < settledMs || stores.some(isFetching); passed += stepMs) {
    await act(async () => {
      await vi.dynamicImportSettled();
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    });
    await pass(stepMs);
  }
}
