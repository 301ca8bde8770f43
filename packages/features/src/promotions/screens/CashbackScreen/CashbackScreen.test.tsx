import { gatewayApi } from '@livery/api/client';
import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues, startNetwork, testMerchant, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { moneyIntentsItem, promotionsChangeItem } from '@livery/device/storage';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { CashbackScreen } from './CashbackScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown, key: string | null) => void>();
const claimable = sampleValues.getCashback;
const none = { lines: [], total: '0.00', claimed: [{ at: '2026-03-02T09:30:00.000Z', amount: '5.00' }] };
/** The gateway's cashback. */
let cashback: typeof claimable | typeof none = claimable;

beforeEach(() => {
  sent.mockClear();
  cashback = claimable;
  network.use(
    answer(calls.getCashback, () => cashback),
    answer(calls.claimCashback, async (request) => {
      sent(await request.json(), request.headers.get('Idempotency-Key'));
      cashback = none;
      return sampleValues.claimCashback;
    }),
  );
});
afterEach(() => localStorage.clear());

const show = (timeZone = 'Asia/Dhaka') =>
  renderScreen(<CashbackScreen />, {
    session: { ...testSession },
    at: '/m/member/manualRebate',
    merchant: { ...testMerchant(), timeZone },
  });
const claimButton = () => screen.findByRole('button', { name: 'Claim ৳5.00' });

describe('[PROMO-04] claimable cashback', () => {
  test('[PROMO-04] [ROUTE-11 cashback] the total, each line with stakes and rate, and earlier claims', async () => {
    show();
    expect(await claimButton()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mar 1, 2026' })).toBeVisible();
    const row = screen.getByText('Slots').closest('li')!;
    expect(row).toHaveTextContent('৳1,000.00 staked, 0.5%');
    expect(row).toHaveTextContent('৳5.00');
    expect(screen.getByRole('region', { name: 'Already claimed' })).toHaveTextContent('৳4.20');
  });

  test.each(sample(['Pacific/Kiritimati', 'Pacific/Auckland', 'Pacific/Midway'], 3))(
    '[PROMO-04] the day of a line is the merchant’s day, also in %s',
    async (timeZone) => {
      show(timeZone);
      expect(await screen.findByRole('heading', { name: 'Mar 1, 2026' })).toBeVisible();
    },
  );

  test('[PROMO-04] without cashback it shows when there will be some', async () => {
    cashback = none;
    show();
    expect(await screen.findByText('No cashback to claim right now')).toBeVisible();
    expect(screen.getByText(/Cashback for what you stake today can be claimed from .+, for a week\./)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test(
    'without a network, the loaded data stays, with a notice that it may be out of date',
    { tags: 'whole' },
    async () => {
      const { store } = show();
      await claimButton();
      network.use(noNetwork(calls.getCashback));
      act(() => void store.dispatch(gatewayApi.util.invalidateTags(['Cashback'])));
      expect(await screen.findByText(/This may be out of date/, {}, { timeout: 10_000 })).toBeVisible();
      expect(await claimButton()).toBeVisible();
    },
  );

  test('a failed request shows a retry, which loads the cashback', async () => {
    network.use(fail(calls.getCashback, 'INTERNAL'));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.use(answer(calls.getCashback, claimable));
    await user.click(retry);
    expect(await claimButton()).toBeVisible();
  });
});

test('cashback of an unknown kind of game shows the gateway’s word', async () => {
  const [line] = claimable.lines;
  cashback = { ...claimable, lines: [{ ...line!, gameType: 'BINGO' as never }] };
  show();
  expect((await screen.findByText('BINGO')).tagName).toBe('BDI');
});

describe('[PROMO-04] claiming', () => {
  test('[PROMO-04] two taps claim all of it once, and it is listed among the claims', async () => {
    const { user } = show();
    await user.dblClick(await claimButton());
    expect(await screen.findByText('৳5.00 was added to your balance.')).toBeVisible();
    expect(await screen.findByText('No cashback to claim right now')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Already claimed' })).toHaveTextContent('৳5.00');
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent.mock.calls).toEqual([[{}, expect.any(String)]]);
    expect(promotionsChangeItem.read()).toBeDefined();
    expect(moneyIntentsItem.read()).toEqual([]);
  });

  test('[PROMO-04] a tap between the reply and the new list claims nothing again', async () => {
    const { user, store } = show();
    const button = await claimButton();
    const list = lateReply<typeof cashback>();
    network.use(answer(calls.getCashback, () => list.promise));
    await user.click(button);
    expect(await screen.findByText('৳5.00 was added to your balance.')).toBeVisible();
    await user.click(button);
    list.resolve(none);
    await waitForStoreIdle(store);
    expect(screen.getByText('No cashback to claim right now')).toBeVisible();
    expect(sent).toHaveBeenCalledOnce();
  });

  test('[PROMO-04] [WALLET-07] after a lost reply the outcome is requested, and the claim is not sent again', async () => {
    network.use(
      answer(calls.settleIntent, () => {
        cashback = none;
        return { outcome: 'DONE' as const, reply: sampleValues.claimCashback };
      }),
      noNetwork(calls.claimCashback),
    );
    const { user } = show();
    await user.click(await claimButton());
    expect(await screen.findByText('৳5.00 was added to your balance.')).toBeVisible();
    expect(await screen.findByText('No cashback to claim right now')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  test(
    '[PROMO-04] if it was claimed elsewhere, a message is shown and the list is refetched',
    { tags: 'whole' },
    async () => {
      network.use(fail(calls.claimCashback, 'NOTHING_TO_CLAIM'));
      const { user } = show();
      const button = await claimButton();
      cashback = none;
      await user.click(button);
      expect(await screen.findByText(/There’s nothing left to claim/)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
      expect(screen.getByRole('region', { name: 'Already claimed' })).toHaveTextContent('৳5.00');
    },
  );

  test('[PROMO-04] a break from play is shown instead of the button', async () => {
    const until = '2099-03-08T09:30:00.000Z';
    network.use(answer(calls.getSaferPlay, { ...sampleValues.getSaferPlay, break: { kind: 'timeOut', until } }));
    show();
    expect(await screen.findByText(/^You’re taking a break until .*Mar 8, 2099/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  test('[PROMO-04] a claim during a break is rejected with a link to safer play', { tags: 'whole' }, async () => {
    network.use(fail(calls.claimCashback, 'PLAY_BREAK'));
    const { user } = show();
    await user.click(await claimButton());
    expect(await screen.findByText(/You’re taking a break from play/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/m/member/saferPlay');
    expect(await claimButton()).toBeEnabled();
  });
});
