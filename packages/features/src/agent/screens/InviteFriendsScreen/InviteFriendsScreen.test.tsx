import { calls } from '@livery/api/contract';
import {
  answer,
  fail,
  noAnswer,
  noNetwork,
  sampleValues,
  startNetwork,
  testMerchant,
  testSession,
} from '@livery/api/testing';
import { getReferralApi } from '@livery/api/promotions/getReferral';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { inviteFriendsScreen } from '../../routes.tsx';
import { InviteFriendsScreen } from './InviteFriendsScreen.tsx';

const network = startNetwork();
const sample = sampleValues.getReferral;
const has = (differences: Partial<typeof sample> = {}) =>
  network.use(answer(calls.getReferral, { ...sample, ...differences }));

beforeEach(() => {
  fakeLayout();
  has();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const show = () => renderScreen(<InviteFriendsScreen />, { at: '/m/inviteFriends', session: testSession });
const givesShare = (share: (data: ShareData) => Promise<void>) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
const link = 'http://localhost:3000/m/register?affiliateCode=5F3759DF';
const group = async (name: string) => within(await screen.findByRole('group', { name }));

describe('[PROMO-03] friend referral', () => {
  test('[PROMO-03] the screen exists only if the promotion REFERRAL is on', () => {
    const { switches } = testMerchant();
    expect(inviteFriendsScreen.isOpen?.({ ...switches, REFERRAL: true })).toBe(true);
    expect(inviteFriendsScreen.isOpen?.({ ...switches, REFERRAL: false })).toBe(false);
  });

  test('[PROMO-03] [ROUTE-11 invite] a complete link and a code can be copied, and a QR code is shown', async () => {
    const { user } = show();
    await user.click((await group('Your link')).getByRole('button'));
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click((await group('Your code')).getByRole('button'));
    expect(await navigator.clipboard.readText()).toBe('5F3759DF');
    expect(screen.getByRole('img', { name: 'QR code with your link, for a friend’s camera' })).toBeVisible();
  });

  test('[PROMO-03] a complete link from the gateway is not changed', async () => {
    has({ link: 'https://other.example/m/register?affiliateCode=5F3759DF' });
    show();
    expect((await group('Your link')).getByText(/^https:\/\/other\.example/)).toBeVisible();
  });

  test('shows the reward per friend, the total reward, and the list of friends with their rewards', async () => {
    has({
      friends: 2,
      invited: {
        ...sample.invited,
        content: [{ ...sample.invited.content[0]!, name: 'k***a', reward: '0.00' }, ...sample.invited.content],
      },
    });
    show();
    const reward = await screen.findByRole('region', { name: 'For each friend' });
    expect(reward).toHaveTextContent('৳200.00');
    expect(screen.getByText('Earned so far').parentElement).toHaveTextContent('৳200.00');
    expect(screen.getByText('Friends who joined').parentElement).toHaveTextContent('2');
    const rows = await within(screen.getByRole('list', { name: 'Friends' })).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Mar 1, 2026k***a15:30৳0.00Waiting for first deposit',
      'r***m15:30৳200.00Reward paid',
    ]);
  });

  test(
    '[PROMO-03] if a reload fails, the cached data stays with a note that it may be out of date',
    { tags: 'whole' },
    async () => {
      const { store } = show();
      await group('Your link');
      const words = /This may be out of date/;
      expect(screen.queryByText(words)).toBeNull();
      network.use(noNetwork(calls.getReferral));
      let asked!: { unsubscribe: () => void };
      act(() => {
        asked = store.dispatch(getReferralApi.endpoints.getReferral.initiate(undefined, { forceRefetch: true }));
      });
      expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeVisible();
      expect((await group('Your link')).getByText(link)).toBeVisible();
      asked.unsubscribe();
    },
  );

  test('without friends it shows an empty state', async () => {
    has({ friends: 0, earned: '0.00', invited: { content: [], pageNum: 1, totalPages: 0 } });
    show();
    expect(await screen.findByText('No friends have joined yet')).toBeVisible();
  });
});

describe('the share menu of the phone', () => {
  test("[PROMO-03] receives the link and a text with the merchant's name", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    givesShare(share);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Share the link' }));
    expect(share).toHaveBeenCalledWith({ url: link, text: `Play with me at ${testMerchant().name}` });
  });

  test('is not offered if the browser has no share menu', async () => {
    show();
    await group('Your link');
    expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull();
  });

  test('shows no message after it is closed, and a hint after it fails', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() =>
      Promise.reject(new DOMException('closed', 'AbortError')),
    );
    givesShare(share);
    const { user } = show();
    const button = await screen.findByRole('button', { name: 'Share the link' });
    await user.click(button);
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(screen.queryByText(/Copy the link instead/)).toBeNull();
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(button);
    expect(await screen.findByText(/Copy the link instead/)).toBeInTheDocument();
  });
});

describe('when the request fails', () => {
  test('an error is shown, and a retry loads the data', async () => {
    network.use(fail(calls.getReferral, 'NOT_ALLOWED'));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(within(screen.getByRole('alert')).getByText(/does not have permission/)).toBeVisible();
    has();
    await user.click(retry);
    expect(await screen.findByRole('group', { name: 'Your link' })).toBeVisible();
  });

  test('while the reply is pending, a skeleton is shown', async () => {
    network.use(noAnswer(calls.getReferral));
    show();
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });
});
