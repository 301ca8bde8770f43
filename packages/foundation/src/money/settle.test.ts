import type { GatewayError } from '@livery/api/client';
import type { Settlement } from '@livery/api/wallet/settleIntent';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from './settle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const done = { outcome: 'DONE' } as Settlement;
const failure = (code: GatewayError['code'], more: Partial<GatewayError> = {}): GatewayError => ({
  code,
  message: 'test',
  ...more,
});
/** Rejects the first request with this error, and replies to the second. */
const afterOne = (error: GatewayError) =>
  vi.fn<() => Promise<Settlement>>().mockRejectedValueOnce(error).mockResolvedValue(done);
const settled = (ask: () => Promise<Settlement>) => settle(ask, new AbortController().signal);

test.each([
  failure('NETWORK'),
  failure('INTERNAL', { status: 500 }),
  failure('BUSY', { status: 503 }),
  failure('MAINTENANCE', { status: 503 }),
  failure('TOO_MANY', { status: 429 }),
])('[WALLET-07] after $code the outcome is requested again', async (error) => {
  const ask = afterOne(error);
  const outcome = settled(ask);
  await vi.advanceTimersByTimeAsync(999);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe(done);
});

test('[WALLET-07] after TOO_MANY the next request waits as long as the gateway says', async () => {
  const ask = afterOne(failure('TOO_MANY', { status: 429, retryAfterSeconds: 30 }));
  const outcome = settled(ask);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe(done);
});

test.each([failure('NOT_LOGGED_IN', { status: 401 }), failure('HTTP_404', { status: 404 })])(
  'after $code the outcome stays unknown, without another request',
  async (error) => {
    const ask = afterOne(error);
    expect(await settled(ask)).toBeUndefined();
    expect(ask).toHaveBeenCalledOnce();
  },
);
