import { gatewayApi } from '@livery/api/client';
import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { moneyIntentsItem, promotionsChangeItem } from '@livery/device/storage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { rewardOf } from './rewardSamples.ts';
import { RewardsScreen } from './RewardsScreen.tsx';

const reward = rewardOf('3', 'Slots week', '100.00');
const otherReward = rewardOf('4', 'Friday gift', '25.00');
const network = startNetwork();
const sent = vi.fn<(body: unknown, key: string | null) => void>();
const hourMs = 60 * 60_000;
/** The waiting rewards of the gateway. */
let waiting = [reward, otherReward];

/** Makes the gateway pay the reward, so that it no longer waits. */
const pays = (state: 'CLAIMED' | 'PROCESSING' = 'CLAIMED') =>
  answer(calls.claimPromotion, async (request) => {
    sent(await request.json(), request.headers.get('Idempotency-Key'));
    waiting = waiting.filter(({ promoId }) => promoId !== reward.promoId);
    return { ...reward, state };
  });

beforeEach(() => {
  sent.mockClear();
  waiting = [reward, otherReward];
  network.use(
    answer(calls.getUnclaimedPromos, () => ({ count: waiting.length, items: waiting })),
    pays(),
  );
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const show = () => renderScreen(<RewardsScreen />, { session: { ...testSession }, at: '/m/rewardCenter' });
const claimButton = () => screen.findByRole('button', { name: 'Claim Slots week' });
const rowOf = (title: string) => within(screen.getByRole('heading', { name: title }).closest('li')!);

describe('[PROMO-02] waiting rewards', () => {
  test('[PROMO-02] [ROUTE-11 rewards] each reward has title, amount and button; the heading has the count', async () => {
    show();
    expect(await screen.findByRole('heading', { name: '2 rewards to claim' })).toBeVisible();
    expect(rowOf('Slots week').getByText('৳100.00')).toBeVisible();
    expect(rowOf('Friday gift').getByText('৳25.00')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Claim / })).toHaveLength(2);
  });

  test('[PROMO-02] the last day of a reward shows a countdown, earlier days the date', async () => {
    waiting = [
      { ...reward, endsAt: new Date(Date.now() + 4.5 * hourMs).toISOString() },
      { ...otherReward, endsAt: '2099-03-01T12:00:00.000Z' },
    ];
    show();
    await claimButton();
    expect(rowOf('Slots week').getByRole('timer', { name: 'Time left' })).toHaveTextContent('4 hours');
    expect(rowOf('Friday gift').getByText(/^Until Mar 1, 2099/)).toBeVisible();
    expect(rowOf('Friday gift').queryByRole('timer')).toBeNull();
  });

  test(
    '[PROMO-02] on a page that stays open, the countdown starts when the last day begins',
    { tags: 'whole' },
    async () => {
      const clock = stopClock();
      waiting = [{ ...reward, endsAt: new Date(Date.now() + 24 * hourMs + 60_000).toISOString() }];
      show();
      await clock.until(() => expect(screen.queryByText(/^Until /)).not.toBeNull(), { stepMs: 100 });
      expect(screen.queryByRole('timer')).toBeNull();
      await clock.pass(75_000);
      expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('23 hours');
    },
  );

  test(
    '[PROMO-02] a reward that restricts withdrawals shows its conditions before it is sent',
    { tags: 'whole' },
    async () => {
      waiting = [{ ...reward, turnoverTimes: 5, endsAt: '2099-03-01T12:00:00.000Z' }];
      const { user } = show();
      await user.click(await claimButton());
      expect(rowOf('Slots week').getByText('Stake ৳500.00 before you can withdraw')).toBeVisible();
      const dialog = await screen.findByRole('dialog', { name: 'Accept this bonus?' });
      for (const words of [
        'Slots week',
        'Bonus+৳100.00',
        'Stake before you can withdraw৳500.00',
        'No limit',
        'Offer endsMar 1, 2099',
      ])
        expect(dialog).toHaveTextContent(words);
      expect(dialog).toHaveTextContent(
        'You can’t withdraw any money, including your own deposits, until you’ve staked this amount',
      );
      await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent).not.toHaveBeenCalled();

      await user.click(await claimButton());
      await user.click(await screen.findByRole('button', { name: 'Accept bonus' }));
      await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ promoId: '3' }, expect.any(String)));
    },
  );

  test('[PROMO-02] a break from play is shown instead of the buttons', async () => {
    const until = '2099-03-08T09:30:00.000Z';
    network.use(answer(calls.getSaferPlay, { ...sampleValues.getSaferPlay, break: { kind: 'exclusion', until } }));
    show();
    expect(await screen.findByText(/^You’ve excluded yourself until .*Mar 8, 2099/)).toBeVisible();
    expect(screen.getByRole('heading', { name: reward.title })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
  });

  test('[PROMO-02] a reward without turnover is claimed by one tap', async () => {
    waiting = [{ ...reward, turnoverTimes: 0 }];
    const { user } = show();
    await user.click(await claimButton());
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[PROMO-02] a reward without a fixed amount shows that its terms define the amount', async () => {
    const { bonus: _, ...depends } = reward;
    waiting = [depends];
    show();
    expect(await screen.findByText('The amount depends on the terms')).toBeVisible();
  });

  test('[PROMO-02] without rewards a link opens the promotions', async () => {
    waiting = [];
    show();
    expect(await screen.findByText('No rewards to claim right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See promotions' })).toHaveAttribute('href', '/m/activity');
  });

  test(
    'without a network, the loaded data stays, with a notice that it may be out of date',
    { tags: 'whole' },
    async () => {
      const { store } = show();
      await claimButton();
      network.use(noNetwork(calls.getUnclaimedPromos));
      act(() => void store.dispatch(gatewayApi.util.invalidateTags(['Promotions'])));
      expect(await screen.findByText(/This may be out of date/, {}, { timeout: 10_000 })).toBeVisible();
      expect(await claimButton()).toBeVisible();
    },
  );

  test.each([
    [
      'opened without a network',
      noNetwork(calls.getUnclaimedPromos),
      'No connection. Check your network and try again.',
    ],
    ['a failure', fail(calls.getUnclaimedPromos, 'INTERNAL'), 'The service isn’t responding right now.'],
  ])('%s: an error and a retry are shown', { tags: 'whole' }, async (_, fault, sentence) => {
    network.use(fault);
    const { user } = show();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    network.use(answer(calls.getUnclaimedPromos, { count: 1, items: [reward] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await claimButton()).toBeVisible();
  });
});

describe('[PROMO-02] claiming', () => {
  test('[PROMO-02] two taps send one claim, the row shows the result, and the count decreases', async () => {
    const { user } = show();
    await user.dblClick(await claimButton());
    expect(await screen.findByText('Claimed! It’s in your balance.')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 reward to claim' })).toBeVisible();
    expect(rowOf('Slots week').queryByRole('button')).toBeNull();
    expect(screen.getByText('1 reward to claim')).toHaveFocus();
    expect(sent.mock.calls).toEqual([[{ promoId: '3' }, expect.any(String)]]);
    expect(promotionsChangeItem.read()).toBeDefined();
    expect(moneyIntentsItem.read()).toEqual([]);
  });

  test('[PROMO-02] a claimed row disappears after 3 s, and the last one leaves a link to promotions', async () => {
    waiting = [reward];
    const clock = stopClock();
    show();
    await clock.until(() => expect(screen.getByRole('button', { name: 'Claim Slots week' })).toBeVisible(), {
      stepMs: 50,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Claim Slots week' }));
    await clock.until(() => expect(screen.getByText('Claimed! It’s in your balance.')).toBeVisible(), { stepMs: 50 });
    await clock.pass(3_000);
    await clock.until(() => expect(screen.queryByText('Slots week')).toBeNull());
    expect(screen.getByRole('link', { name: 'See promotions' })).toBeVisible();
    expect(screen.getByText('No rewards to claim right now')).toHaveFocus();
  });

  test('[PROMO-02] the focus stays on another element when the last reward disappears', { tags: 'whole' }, async () => {
    waiting = [reward];
    const clock = stopClock();
    renderScreen(
      <>
        <RewardsScreen />
        <button type="button">Elsewhere</button>
      </>,
      { session: { ...testSession }, at: '/m/rewardCenter' },
    );
    await clock.until(() => expect(screen.getByRole('button', { name: 'Claim Slots week' })).toBeVisible(), {
      stepMs: 50,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Claim Slots week' }));
    await clock.until(() => expect(screen.getByText('Claimed! It’s in your balance.')).toBeVisible(), { stepMs: 50 });
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    await clock.pass(3_000);
    await clock.until(() => expect(screen.getByText('No rewards to claim right now')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  test('[PROMO-02] a claim that the merchant reviews is not shown as paid', async () => {
    network.use(pays('PROCESSING'));
    const { user } = show();
    await user.click(await claimButton());
    expect(await screen.findByText('We’ve received your claim. We’ll review it, then pay it.')).toBeVisible();
    expect(screen.queryByText(/in your balance/)).toBeNull();
  });

  test('[PROMO-02] a reward that can no longer be claimed shows a message on its row, without a button', async () => {
    network.use(fail(calls.claimPromotion, 'PROMOTION_UNAVAILABLE'));
    const { user } = show();
    const button = await claimButton();
    waiting = [otherReward];
    await user.click(button);
    expect(await screen.findByText(/You can’t claim this any more/)).toBeVisible();
    await waitFor(() => expect(rowOf('Slots week').queryByRole('button')).toBeNull());
    expect(screen.getByText('1 reward to claim')).toHaveFocus();
    expect(screen.getByRole('heading', { name: '1 reward to claim' })).toBeVisible();
  });

  test(
    '[PROMO-02] a claim in a break is rejected with a link to safer play, and can be retried',
    { tags: 'whole' },
    async () => {
      network.use(fail(calls.claimPromotion, 'PLAY_BREAK'));
      const { user } = show();
      await user.click(await claimButton());
      expect(await rowOf('Slots week').findByText(/You’re taking a break from play/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/m/member/saferPlay');
      expect(await claimButton()).toBeEnabled();
      expect(screen.getByRole('heading', { name: '2 rewards to claim' })).toBeVisible();
    },
  );

  test('[PROMO-02] [WALLET-07] after a lost reply the outcome is requested, and the claim is not sent again', async () => {
    const asked = vi.fn<(body: unknown) => void>();
    network.use(
      answer(calls.settleIntent, async (request) => {
        asked(await request.json());
        waiting = [otherReward];
        return { outcome: 'DONE' as const, reply: sampleValues.claimPromotion };
      }),
      noNetwork(calls.claimPromotion),
    );
    const { user } = show();
    await user.click(await claimButton());
    expect(await screen.findByText('Claimed! It’s in your balance.')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 reward to claim' })).toBeVisible();
    expect(asked.mock.calls).toEqual([[{ call: 'claimPromotion', key: expect.any(String) }]]);
    expect(sent).not.toHaveBeenCalled();
  });

  test(
    '[PROMO-02] [WALLET-07] a claim that was not executed shows a message, and can be repeated',
    { tags: 'whole' },
    async () => {
      network.use(answer(calls.settleIntent, { outcome: 'NOT_DONE' }), noNetwork(calls.claimPromotion));
      const { user } = show();
      await user.click(await claimButton());
      expect(await screen.findByText(/no money moved/)).toBeVisible();
      expect(await claimButton()).toBeEnabled();
    },
  );
});
