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

describe('[PROMO-03] inviting friends', () => {
  test('[PROMO-03] exists only with the REFERRAL promo', () => {
    const { switches } = testMerchant();
    expect(inviteFriendsScreen.isOpen?.({ ...switches, REFERRAL: true })).toBe(true);
    expect(inviteFriendsScreen.isOpen?.({ ...switches, REFERRAL: false })).toBe(false);
  });

  test('[PROMO-03] [ROUTE-11 invite] offers a whole link and a code, each to copy, and a code for cameras', async () => {
    const { user } = show();
    await user.click((await group('Your link')).getByRole('button'));
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click((await group('Your code')).getByRole('button'));
    expect(await navigator.clipboard.readText()).toBe('5F3759DF');
    expect(screen.getByRole('img', { name: "Code with your link, for a friend's camera" })).toBeVisible();
  });

  test('[PROMO-03] a link of the gateway that is whole stays as it is', async () => {
    has({ link: 'https://other.example/m/register?affiliateCode=5F3759DF' });
    show();
    expect((await group('Your link')).getByText(/^https:\/\/other\.example/)).toBeVisible();
  });

  test('says what a friend brings, what all have brought, and who came with what that brought', async () => {
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
    expect(screen.getByText('Friends who came').parentElement).toHaveTextContent('2');
    const rows = await within(screen.getByRole('list', { name: 'Who came' })).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Mar 1, 2026k***a15:30৳0.00First deposit awaited',
      'r***m15:30৳200.00Reward paid',
    ]);
  });

  test('[PROMO-03] read before and not answered now, it stays readable and says that it may be old', async () => {
    const { store } = show();
    await group('Your link');
    const words = /What you see may be out of date/;
    expect(screen.queryByText(words)).toBeNull();
    network.use(noNetwork(calls.getReferral));
    let asked!: { unsubscribe: () => void };
    act(() => {
      asked = store.dispatch(getReferralApi.endpoints.getReferral.initiate(undefined, { forceRefetch: true }));
    });
    expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeVisible();
    expect((await group('Your link')).getByText(link)).toBeVisible();
    asked.unsubscribe();
  });

  test('nobody came: it says so', async () => {
    has({ friends: 0, earned: '0.00', invited: { content: [], pageNum: 1, totalPages: 0 } });
    show();
    expect(await screen.findByText('Nobody has come yet')).toBeVisible();
  });
});

describe("the phone's own menu", () => {
  test('[PROMO-03] takes the link and a word of whose it is', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    givesShare(share);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Share the link' }));
    expect(share).toHaveBeenCalledWith({ url: link, text: `Play with me at ${testMerchant().name}` });
  });

  test('is not offered where there is none', async () => {
    show();
    await group('Your link');
    expect(screen.queryByRole('button', { name: 'Share the link' })).toBeNull();
  });

  test('says nothing where it was closed, and what to do where it failed', async () => {
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

describe('when it cannot be had', () => {
  test('it says why, and tries again', async () => {
    network.use(fail(calls.getReferral, 'NOT_ALLOWED'));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(within(screen.getByRole('alert')).getByText(/does not have permission/)).toBeVisible();
    has();
    await user.click(retry);
    expect(await screen.findByRole('group', { name: 'Your link' })).toBeVisible();
  });

  test('a skeleton stands for it while it is awaited', async () => {
    network.use(noAnswer(calls.getReferral));
    show();
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });
});
