import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { walletApi } from '@livery/api/wallet/getWallet';
import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { stopClock } from '../../testing/stopClock.ts';
import { MemberBar, MemberCard, MemberOverview, MemberSummary } from './index.ts';

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
