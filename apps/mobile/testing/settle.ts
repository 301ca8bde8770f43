import { isFetching, type stopClock } from '@livery/features/testing';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Milliseconds after which a page has loaded all its parts. The last parts load after the games. */
const settledMs = 2_500;
const stepMs = 250;
/** Number of event loop turns in which the mocked network replies. */
const turns = 20;

/**
 * Waits until pages have finished their own work: code is loaded, and requests have got a reply, a retry or a timeout.
 * At least 2.5 s pass on the stopped clock, in steps that give the mocked network time to reply.
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
