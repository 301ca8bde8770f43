import { calls } from '@livery/api/contract';
import type { LotteryChase } from '@livery/api/lottery/getChases';
import { answer, fail, startNetwork, testSession } from '@livery/api/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { gatewayNow, openedNumbersAt } from '../../testing/sampleLotteries.ts';
import { bettable } from '../../testing/sampleOrders.ts';
import { sampleChases } from '../../testing/sampleChases.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const network = startNetwork();
const day = 86_400_000;
const { running, done, stopped } = sampleChases;
let clock: ReturnType<typeof stopClock>;
let asked = 0;
let askedForDraws = 0;
let chases: LotteryChase[] = [];

beforeEach(() => {
  fakeLayout();
  HTMLElement.prototype.scrollBy = vi.fn<() => void>();
  // The phone's clock is a day behind. The draw that takes bets closes in 45 seconds.
  clock = stopClock({ now: gatewayNow - day });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  [asked, askedForDraws, chases] = [0, 0, [running]];
  network.use(
    answer(calls.getOrders, { content: [], pageNum: 1, totalPages: 0 }),
    answer(calls.getOpenedNumbers, () => ((askedForDraws += 1), openedNumbersAt(Date.now() + day))),
    answer(calls.getChases, () => ((asked += 1), { content: chases, pageNum: 1, totalPages: 1 })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show() {
  const view = renderScreen(<OrdersScreen lotteries={bettable} onBet={() => undefined} />, { session: testSession });
  await clock.idle(view.store);
  fireEvent.click(screen.getByRole('radio', { name: 'Chases' }));
  await clock.idle(view.store);
  return view;
}
const row = () => screen.getByRole('article');

test(
  'a running chase updates when its draw closes, and shows the result after the draw',
  { tags: 'whole' },
  async () => {
    const { store } = await show();
    const first = asked;
    await clock.pass(44_000);
    expect(asked).toBe(first);
    chases = [{ ...running, drawsPlaced: 4, staked: '80.00' }];
    await clock.pass(3_000);
    await clock.idle(store);
    expect(row()).toHaveTextContent('4 of 10 draws placed');
    chases = [stopped];
    await clock.pass(5_000);
    await clock.idle(store);
    expect(row()).toHaveTextContent('Stopped');
    expect(row()).toHaveTextContent('Payout৳9,500.00');
    // A stopped chase does not change, so it is not requested again.
    const all = asked;
    await clock.pass(180_000);
    await clock.idle(store);
    expect(asked).toBe(all);
  },
);

test('if the gateway settles a draw late, the chase is requested again', { tags: 'whole' }, async () => {
  const { store } = await show();
  await clock.pass(52_000);
  await clock.idle(store);
  chases = [{ ...running, payout: '39.00' }];
  await clock.pass(5_000);
  await clock.idle(store);
  expect(row()).toHaveTextContent('Payout৳39.00');
});

test('a finished chase and the draws are not requested again', async () => {
  chases = [done];
  const { store } = await show();
  const first = asked;
  await clock.pass(180_000);
  await clock.idle(store);
  expect([asked, askedForDraws]).toEqual([first, 0]);
});

test('a hidden page sends no request, and refreshes when it is visible again', { tags: 'whole' }, async () => {
  const { store } = await show();
  const first = asked;
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await clock.pass(180_000);
  expect(asked).toBe(first);
  chases = [{ ...running, drawsPlaced: 6 }];
  hidden.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await clock.pass(5_000);
  await clock.idle(store);
  expect(row()).toHaveTextContent('6 of 10 draws placed');
});

test('after a failed refresh the old data stays, and the next change sends a request', { tags: 'whole' }, async () => {
  const { store } = await show();
  network.use(fail(calls.getChases, 'INTERNAL'));
  await clock.pass(47_000);
  await clock.idle(store);
  expect(row()).toHaveTextContent('3 of 10 draws placed');
  network.use(answer(calls.getChases, { content: [{ ...running, drawsPlaced: 4 }], pageNum: 1, totalPages: 1 }));
  await clock.pass(6_000);
  await clock.idle(store);
  expect(row()).toHaveTextContent('4 of 10 draws placed');
});
