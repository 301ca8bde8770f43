import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { useMoneyIntent } from '@livery/foundation/money';
import { type MoneyIntent, moneyIntentsItem } from '@livery/device/storage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { UnresolvedIntents } from './UnresolvedIntents.tsx';

interface TransferProps {
  send: () => Promise<{ data?: unknown; error?: unknown }>;
}

/** Simulates the part of a screen that moves money, with a button that leaves the screen. */
function TransferScreen({ send }: TransferProps) {
  const [isLeft, setLeft] = useState(false);
  return isLeft ? null : (
    <>
      <TransferButton send={send} />
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}

function TransferButton({ send }: TransferProps) {
  const { run } = useMoneyIntent('transfer');
  return (
    <button type="button" onClick={() => void run({ call: 'transfer', amount: '250', payload: 250, send })}>
      Transfer
    </button>
  );
}

const network = startNetwork();
beforeEach(() => {
  localStorage.clear();
  network.use(answer(calls.getWallet, sampleValues.getWallet));
});

afterEach(() => vi.useRealTimers());

const note = (differences: Partial<MoneyIntent> = {}): MoneyIntent => ({
  owner: 'testmerchant/amina',
  kind: 'withdraw',
  call: 'withdraw',
  key: 'key-of-before',
  amount: '500',
  // This time is longer ago than any tab waits for a reply.
  at: Date.now() - 60_000,
  ...differences,
});

test.each([
  ['done', { outcome: 'DONE', reply: {} } as const, 'Done: it went through.'],
  ['not done', { outcome: 'NOT_DONE' } as const, 'It didn’t go through. No money moved.'],
])(
  '[WALLET-07] after a reload, the outcome of a withdrawal (%s) is shown until it is dismissed',
  async (_, settled, words) => {
    moneyIntentsItem.write([note()]);
    const asked: unknown[] = [];
    network.use(
      answer(calls.settleIntent, async (request) => {
        asked.push(await request.json());
        return settled;
      }),
    );
    const { user } = renderScreen(<UnresolvedIntents />, { session: testSession });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Withdrawal of ৳500.00')).toBeVisible();
    expect(asked).toEqual([{ call: 'withdraw', key: 'key-of-before' }]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(words)).toBeNull();
    expect(moneyIntentsItem.read()).toEqual([]);
  },
);

test('[WALLET-07] an outcome that one tab found is shown by all tabs, and dismissed in all of them', async () => {
  moneyIntentsItem.write([note({ outcome: 'DONE' })]);
  const { user } = renderScreen(<UnresolvedIntents />, { session: testSession });
  const { container: another } = renderScreen(<UnresolvedIntents />, { session: testSession });
  expect(await within(another).findByText(/went through/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(screen.queryByText(/went through/)).toBeNull();
});

test.each([
  ['done', { data: { reference: 'T-1' } }, 'Done: it went through.'],
  [
    'refused',
    { error: { code: 'WALLET_INSUFFICIENT', status: 422, message: '' } },
    'It didn’t go through. No money moved.',
  ],
])('[WALLET-07] after the player left the screen, the outcome is shown: %s', async (_, reply, words) => {
  let answerWith: (given: { data?: unknown; error?: unknown }) => void = () => undefined;
  const promise = new Promise<{ data?: unknown; error?: unknown }>((resolve) => {
    answerWith = resolve;
  });
  const { user } = renderScreen(
    <>
      <UnresolvedIntents />
      <TransferScreen send={() => promise} />
    </>,
    { session: testSession },
  );
  await user.click(screen.getByRole('button', { name: 'Transfer' }));
  await waitFor(() => expect(moneyIntentsItem.read()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  answerWith(reply);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Transfer of ৳250.00')).toBeVisible();
});

test('[WALLET-07] without a network the outcome is unknown, and it is requested again when online', async () => {
  moneyIntentsItem.write([note()]);
  network.use(noNetwork(calls.settleIntent));
  renderScreen(<UnresolvedIntents />, { session: testSession });
  expect(await screen.findByText(/Still checking/)).toBeVisible();
  network.use(answer(calls.settleIntent, { outcome: 'DONE' }));
  // When the network comes back, the component may be in the middle of an attempt.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Done: it went through.')).toBeVisible();
  });
});

test.each([
  ['sent just now', 0],
  ['sent by a clock that was put back by an hour since', 3_600_000],
])('[WALLET-07] without Web Locks, a call that was %s is looked up after 20 seconds', async (_, ahead) => {
  expect('locks' in navigator).toBe(false);
  const asked = vi.fn<() => void>();
  network.use(answer(calls.settleIntent, () => (asked(), { outcome: 'DONE' as const })));
  const clock = stopClock({ now: Date.now() });
  moneyIntentsItem.write([note({ at: Date.now() + ahead })]);
  renderScreen(<UnresolvedIntents />, { session: testSession });
  await clock.pass(19_900);
  expect(asked).not.toHaveBeenCalled();
  await clock.pass(200);
  await clock.until(() => expect(screen.getByText('Done: it went through.')).toBeVisible(), { stepMs: 10 });
  expect(asked).toHaveBeenCalledOnce();
});

test('another player’s note is not shown, not looked up, and stays stored', async () => {
  const others = note({ owner: 'testmerchant/bilal', key: 'key-of-bilal' });
  moneyIntentsItem.write([others, note()]);
  const asked: string[] = [];
  network.use(
    answer(calls.settleIntent, async (request) => {
      asked.push(((await request.json()) as { key: string }).key);
      return { outcome: 'NOT_DONE' as const };
    }),
  );
  renderScreen(<UnresolvedIntents />, { session: testSession });
  expect(await screen.findByText(/no money moved/i)).toBeVisible();
  expect(asked).toEqual(['key-of-before']);
  expect(moneyIntentsItem.read()).toEqual([others, note({ at: expect.any(Number) as number, outcome: 'NOT_DONE' })]);
});

test('if the session has ended, the note stays for the next login', async () => {
  moneyIntentsItem.write([note()]);
  network.use(fail(calls.settleIntent, 'SESSION_INVALID'));
  const { store } = renderScreen(<UnresolvedIntents />, { session: testSession });
  await waitFor(() => expect(store.getState().session.current).toBeNull());
  expect(screen.queryByText(/Withdrawal/)).toBeNull();
  expect(moneyIntentsItem.read()).toHaveLength(1);
});

test('a note whose key the gateway no longer stores is not looked up, because the reply would be NOT_DONE', async () => {
  moneyIntentsItem.write([note({ at: Date.now() - 6 * 24 * 3_600_000, key: 'key-of-long-ago' }), note()]);
  const asked: string[] = [];
  network.use(
    answer(calls.settleIntent, async (request) => {
      asked.push(((await request.json()) as { key: string }).key);
      return { outcome: 'DONE' as const };
    }),
  );
  renderScreen(<UnresolvedIntents />, { session: testSession });
  expect(await screen.findByText(/went through/)).toBeVisible();
  expect(asked).toEqual(['key-of-before']);
});
