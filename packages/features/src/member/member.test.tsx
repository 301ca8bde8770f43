import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { walletApi } from '@livery/api/wallet/getWallet';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { stopClock } from '../../testing/stopClock.ts';
import { AccountHighlights, MemberBar, MemberCard, MemberOverview, MemberSummary } from './index.ts';

const network = startNetwork();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const places: [string, ComponentType][] = [
  ['the header of home', MemberBar],
  ['the tall header of home', MemberCard],
  ['the account screen', MemberOverview],
  ['the side menu', MemberSummary],
];

function answerMember(sumBalance = '950.00') {
  network.use(
    answer(calls.getMemberInfo, { ...sampleValues.getMemberInfo, headIcon: 'avatars/fox.svg' }),
    answer(calls.getWallet, { ...sampleValues.getWallet, currencySymbol: '৳', sumBalance }),
  );
}

test.each(places)('the picture that a member chose is shown in %s', async (_, Place) => {
  answerMember();
  const { container } = renderScreen(<Place />, { session: testSession });
  await waitFor(() =>
    expect(container.querySelector('.avatar img')).toHaveAttribute(
      'src',
      'http://pictures.test/TESTMERCHANT/avatars/fox.svg',
    ),
  );
});

test('the eye button hides every amount of the member, shows that state, and shows them again', async () => {
  answerMember();
  const { user } = renderScreen(
    places.map(([name, Place]) => <Place key={name} />),
    { session: testSession },
  );
  await waitFor(() => expect(screen.getAllByText(/৳950/)).toHaveLength(4));
  await user.click(screen.getAllByRole('button', { name: 'Hide balance' })[0]!);
  expect(screen.queryByText(/৳950/)).toBeNull();
  expect(screen.getAllByText('••••')).toHaveLength(4);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Balance hidden');
  await user.click(screen.getAllByRole('button', { name: 'Show balance' })[0]!);
  expect(screen.getAllByText(/৳950/)).toHaveLength(4);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Balance shown');
});

test('a hidden balance is hidden after a remount too', { tags: 'whole' }, async () => {
  answerMember();
  const { user, unmount } = renderScreen(<MemberOverview />, { session: testSession });
  await screen.findByText('৳950.00');
  await user.click(screen.getByRole('button', { name: 'Hide balance' }));
  unmount();
  renderScreen(<MemberBar />, { session: testSession });
  expect(await screen.findByText('••••')).toBeVisible();
  expect(screen.queryByText(/৳/)).toBeNull();
});

/** Shows the account screen, then changes the balance from 950 to 1,070 with stopped timers. */
async function changeBalance() {
  answerMember('950.00');
  const { store, container } = renderScreen(<MemberOverview />, { session: testSession });
  await screen.findByText('৳950.00');
  const clock = stopClock();
  answerMember('1070.00');
  // A transfer invalidates the same tag, so this simulates a transfer.
  await act(async () => {
    store.dispatch(walletApi.util.invalidateTags(['Wallet']));
  });
  await clock.until(() => expect(screen.getByText('Balance increased to ৳1,070.00')).toBeInTheDocument(), {
    stepMs: 20,
  });
  /** Returns the animated amount, which is hidden from screen readers. Undefined without an animation. */
  const onItsWay = () => {
    const text = container.querySelector('.amount bdi [aria-hidden=true]')?.textContent;
    return text === undefined ? undefined : Number(text.replace(/[৳,]/g, ''));
  };
  return { clock, onItsWay };
}

test('a changed balance counts up or down to the new value; screen readers get only the new value', async () => {
  const { clock, onItsWay } = await changeBalance();
  await clock.pass(200);
  await clock.until(() => expect(onItsWay()).toBeGreaterThan(950));
  expect(onItsWay()).toBeLessThan(1070);
  expect(screen.getByText('৳1,070.00')).toBeInTheDocument();
  await clock.pass(400);
  await clock.until(() => expect(onItsWay()).toBeUndefined());
  expect(screen.getByText('৳1,070.00')).toBeVisible();
});

test('with prefers-reduced-motion, the new balance is shown without counting', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { onItsWay } = await changeBalance();
  expect(onItsWay()).toBeUndefined();
  expect(screen.getByText('৳1,070.00')).toBeVisible();
});

describe('highlights of the account', () => {
  const [sample] = sampleValues.getUnclaimedPromos.items;
  const samplePromotion = (changes: Partial<NonNullable<typeof sample>> = {}) => ({ ...sample!, ...changes });
  const asked: string[] = [];
  const answerHighlights = (unclaimed: ReturnType<typeof samplePromotion>[], promotions = [samplePromotion()]) => {
    asked.length = 0;
    network.use(
      answer(calls.getWallet, sampleValues.getWallet),
      answer(calls.getGameRecords, () => {
        asked.push('getGameRecords');
        return {
          content: [],
          pageNum: 1,
          totalPages: 1,
          sums: { rounds: 9, stake: '50.00', payout: '62.50', net: '12.50' },
        };
      }),
      answer(calls.getUnclaimedPromos, () => {
        asked.push('getUnclaimedPromos');
        return { count: unclaimed.length, items: unclaimed };
      }),
      answer(calls.getPromotions, () => (asked.push('getPromotions'), promotions)),
    );
  };

  test('the net result is the sum of the betting record of seven days, and is hidden with the balance', async () => {
    answerHighlights([]);
    const { user } = renderScreen(
      <>
        <MemberOverview />
        <AccountHighlights />
      </>,
      { session: testSession },
    );
    const link = await screen.findByRole('link', { name: /Net result \+.*12\.50 7 days/ });
    expect(link).toHaveAttribute('href', '/m/gameRecord');
    await user.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(link).not.toHaveTextContent('12.50');
    await user.click(screen.getByRole('button', { name: 'Show balance' }));
  });

  test('a claimable reward is shown before running promotions, which are not requested', async () => {
    answerHighlights([samplePromotion({ state: 'CLAIM', title: 'Thanks for staying', bonus: '30.00' })]);
    renderScreen(<AccountHighlights />, { session: testSession });
    const link = await screen.findByRole('link', { name: /Ready to claim .*30\.00 Thanks for staying/ });
    expect(link).toHaveAttribute('href', '/m/rewardCenter');
    expect(asked).not.toContain('getPromotions');
  });

  test('without a claimable reward, the joined promotion nearest to its goal is shown', async () => {
    const joined = (promoId: string, title: string, staked: string) =>
      samplePromotion({ promoId, title, state: 'JOINED', progress: { staked, goal: '100.00' } });
    answerHighlights([], [samplePromotion(), joined('2', 'Far', '10.00'), joined('3', 'Near', '90.00')]);
    renderScreen(<AccountHighlights />, { session: testSession });
    const link = await screen.findByRole('link', { name: /Near/ });
    expect(link).toHaveAttribute('href', '/m/activity?id=3');
    expect(within(link).getByRole('progressbar')).toHaveProperty('value', 90);
    expect(screen.queryByText('Far')).toBeNull();
  });
});
