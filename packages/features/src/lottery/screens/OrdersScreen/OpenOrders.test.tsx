import { calls } from '@livery/api/contract';
import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import { answer, startNetwork, testSession } from '@livery/api/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { gatewayNow } from '../../testing/sampleLotteries.ts';
import { bettable, listedOrder, sampleOrders } from '../../testing/sampleOrders.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const network = startNetwork();
const { open, won } = sampleOrders;
/** The first order. The draw of the second order is an hour later. */
const soon: LotteryOrderDetail = { ...open, orderId: '1', gameName: 'South Sea' };
const later: LotteryOrderDetail = {
  ...open,
  orderId: '2',
  gameName: 'Coral',
  closesAt: '2026-03-01T10:30:55.000Z',
  drawsAt: '2026-03-01T10:31:00.000Z',
};
let clock: ReturnType<typeof stopClock>;
let lists = 0;
let details: (string | null)[] = [];
/** Pages of open orders. After the last page, the gateway replies with the last page again. */
let pages: LotteryOrderDetail[][] = [];
let totalPages = 1;

beforeEach(() => {
  fakeLayout();
  HTMLElement.prototype.scrollBy = vi.fn<() => void>();
  clock = stopClock({ now: gatewayNow });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  [lists, details, totalPages] = [0, [], 1];
  network.use(
    answer(calls.getOrders, () => {
      lists += 1;
      const content = (pages.length > 1 ? pages.shift()! : pages[0]!).map(listedOrder);
      return { content, pageNum: 1, totalPages };
    }),
    answer(calls.getOrder, ({ url }) => {
      const orderId = new URL(url).searchParams.get('orderId');
      details.push(orderId);
      return { ...won, orderId: orderId! };
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function showOpenOnes() {
  const view = renderScreen(<OrdersScreen lotteries={bettable} onBet={() => undefined} />, { session: testSession });
  await clock.idle(view.store);
  fireEvent.click(screen.getByRole('tab', { name: 'Open' }));
  await clock.idle(view.store);
  return view;
}
const untilDrawn = async ({ store }: Awaited<ReturnType<typeof showOpenOnes>>) => {
  await clock.pass(52_000);
  await clock.idle(store);
};

test('[LOTTO-04] a settled order leaves the open orders; focus moves to the next row, without a request', async () => {
  pages = [[soon, later]];
  const view = await showOpenOnes();
  screen.getByRole('button', { name: /South Sea/ }).focus();
  const asked = lists;
  await untilDrawn(view);
  expect(screen.queryByRole('button', { name: /South Sea/ })).toBeNull();
  expect(screen.getByRole('button', { name: /Coral/ })).toHaveFocus();
  // The row that replaces the settled order waits for its own draw.
  await clock.pass(60_000);
  await clock.idle(view.store);
  expect([lists - asked, details]).toEqual([0, ['1']]);
});

test('[LOTTO-04] in the list of all orders a settled order stays, with its result', { tags: 'whole' }, async () => {
  pages = [[soon, later]];
  const view = await showOpenOnes();
  fireEvent.click(screen.getByRole('tab', { name: 'All' }));
  await clock.idle(view.store);
  await untilDrawn(view);
  expect(screen.getByRole('button', { name: /South Sea/ })).toHaveTextContent('Won');
});

test('when all loaded orders are settled, the next page is loaded', { tags: 'whole' }, async () => {
  pages = [[soon], [soon], [later]];
  totalPages = 2;
  const view = await showOpenOnes();
  await untilDrawn(view);
  await clock.idle(view.store);
  expect(screen.getByRole('button', { name: /Coral/ })).toBeVisible();
  expect(screen.queryByText('No orders with this status')).toBeNull();
});

test('when no open order is left, a message is shown', { tags: 'whole' }, async () => {
  pages = [[soon]];
  await untilDrawn(await showOpenOnes());
  expect(screen.getByText('No orders with this status')).toBeVisible();
});
