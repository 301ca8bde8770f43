import {
  answer,
  answerRaw,
  sampleValues,
  startNetwork,
  testMerchant,
  testMerchantInDialect,
  testSession,
} from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { useMoneyIntent } from '@livery/foundation/money';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { stopClock } from '../../../testing/stopClock.ts';

const network = startNetwork();
beforeEach(() => network.use(answer(calls.getWallet, sampleValues.getWallet)));

/** Renders the part of a screen that moves money: its call and its state. */
function renderIntent(merchant = testMerchant()) {
  const send = vi.fn<(key: string) => Promise<{ data?: string; error?: object }>>((key) =>
    Promise.resolve({ data: key }),
  );
  const screenParts: { run?: (amount: string) => Promise<unknown> } = {};
  function Screen() {
    const { state, run } = useMoneyIntent<string>('transfer');
    screenParts.run = (amount) => run({ call: 'transfer', amount, payload: { amount }, send });
    return <p>{state}</p>;
  }
  renderScreen(<Screen />, { session: testSession, merchant });
  const run = (amount: string): Promise<unknown> => {
    if (!screenParts.run) throw new Error('The screen is not there yet.');
    return screenParts.run(amount);
  };
  return { send, run };
}

test('[WALLET-07] a tap after the reply, but before the screen shows it, sends nothing', async () => {
  const { send, run } = renderIntent();
  await screen.findByText('idle');
  await act(async () => {
    const first = await run('250');
    // Inside `act`, React does not render before the end. So the screen still shows the old state.
    expect(await run('250')).toBe(first);
  });
  expect(send).toHaveBeenCalledTimes(1);
});

test('the same intent is another call with another key if it is repeated after its outcome was shown', async () => {
  const { send, run } = renderIntent();
  await screen.findByText('idle');
  await act(() => run('250'));
  await act(() => run('250'));
  const keys = send.mock.calls.map(([key]) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

test('[WALLET-07] another intent in that moment is a separate call, and its second tap sends nothing', async () => {
  const { send, run } = renderIntent();
  await screen.findByText('idle');
  let answerOther = (_: { data: string }) => {};
  await act(async () => {
    await run('250');
    send.mockReturnValueOnce(new Promise((resolve) => (answerOther = resolve)));
    void run('100');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
  await act(async () => {
    const second = run('100');
    answerOther({ data: 'other' });
    expect(await second).toEqual({ outcome: 'done', value: 'other' });
  });
  expect(send).toHaveBeenCalledTimes(2);
});

/** A call whose reply was lost. */
const lost = { error: { code: 'NETWORK', message: 'lost' } };

test.each([404, 405, 501])(
  'after a lost reply, a gateway that replies with %i leaves the outcome unknown',
  async (status) => {
    network.use(answerRaw(calls.settleIntent, () => new Response('', { status })));
    const { send, run } = renderIntent();
    await screen.findByText('idle');
    send.mockResolvedValueOnce(lost);
    await act(async () => expect(await run('250')).toEqual({ outcome: 'unknown' }));
  },
);

test('after a lost reply, a gateway that replies with a page five times leaves the outcome unknown', async () => {
  const clock = stopClock();
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  network.use(answerRaw(calls.settleIntent, () => (asked++, new Response('<!doctype html>', { status: 200 }))));
  const { send, run } = renderIntent();
  await clock.until(() => screen.getByText('idle'));
  send.mockResolvedValueOnce(lost);
  let result: unknown;
  await act(async () => void run('250').then((done) => (result = done)));
  await clock.until(() => expect(result).toEqual({ outcome: 'unknown' }), { stepMs: 1_000 });
  expect(asked).toBe(5);
});

test('after a lost reply, a dialect without Idempotency-Key leaves the outcome unknown', async () => {
  network.use(answer(calls.settleIntent, { outcome: 'NOT_DONE' }));
  const { send, run } = renderIntent(testMerchantInDialect({ omitHeaders: ['Idempotency-Key'] }));
  await screen.findByText('idle');
  send.mockResolvedValueOnce(lost);
  await act(async () => expect(await run('250')).toEqual({ outcome: 'unknown' }));
});
