import { calls } from '@livery/api/contract';
import type { LotteryChase } from '@livery/api/lottery/getChases';
import { answer, fail, noNetwork, startNetwork, testSession } from '@livery/api/testing';
import { moneyIntentsItem } from '@livery/device/storage';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { gatewayNow, openedNumbersAt } from '../../testing/sampleLotteries.ts';
import { bettable } from '../../testing/sampleOrders.ts';
import { sampleChases } from '../../testing/sampleChases.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const network = startNetwork();
const { running, done, stopped, cancelled } = sampleChases;
const sent = vi.fn<(body: unknown, key: string | null) => void>();
const onBet = vi.fn<() => void>();

const answerChases = (...content: LotteryChase[]) =>
  network.use(answer(calls.getChases, { content, pageNum: 1, totalPages: 1 }));

beforeEach(() => {
  fakeLayout();
  // The tabs scroll to the current tab, and jsdom has no scrollBy.
  HTMLElement.prototype.scrollBy = vi.fn<() => void>();
  vi.useFakeTimers({ toFake: ['Date'], now: gatewayNow });
  localStorage.clear();
  sent.mockClear();
  network.use(
    answer(calls.getOrders, { content: [], pageNum: 1, totalPages: 0 }),
    answer(calls.getOpenedNumbers, openedNumbersAt(gatewayNow)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Shows the chases on the orders screen. */
async function show(lotteries = bettable) {
  const view = renderScreen(<OrdersScreen lotteries={lotteries} onBet={onBet} />, { session: testSession });
  await view.user.click(await screen.findByRole('radio', { name: 'Chases' }));
  return view;
}
const chase = (name: string) => screen.findByRole('article', { name });

test('a chase with an unknown state shows the gateway’s word and cannot be cancelled', { tags: 'whole' }, async () => {
  answerChases({ ...running, gameName: 'South Sea', state: 'Paused' as never });
  await show();
  const row = within(await chase('South Sea'));
  expect(row.getByText('Paused').parentElement).toHaveAttribute('data-tone', 'muted');
  expect(row.queryByRole('button')).toBeNull();
});

test('chases are listed with bets, placed draws, result and state', async () => {
  answerChases(
    { ...running, gameName: 'South Sea' },
    { ...done, chaseId: '8', gameName: 'Coral' },
    { ...stopped, chaseId: '9', gameName: 'Grove' },
    { ...cancelled, chaseId: '10', gameName: 'Lantern' },
  );
  await show();
  const row = await chase('South Sea');
  for (const words of ['Big or small Big · Straight, last 3 9 5 2', 'Stops after a win', '৳200.00Running'])
    expect(row).toHaveTextContent(words);
  expect(within(row).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 10 draws placed');
  expect(row).toHaveTextContent('Per draw৳20.00Placed so far৳60.00Payout৳0.00');
  expect(await chase('Coral')).toHaveTextContent('Finished');
  expect(await chase('Grove')).toHaveTextContent('Stopped');
  const last = await chase('Lantern');
  expect(last).toHaveTextContent('Refunded৳140.00');
  expect(within(last).queryByRole('button')).toBeNull();
});

test.each([
  ['digits of a number run from left to right in every language', 'numero', 'ltr'],
  ['runners are in the order of the language, as in the list of orders', 'race', null],
] as const)('%s', async (_, kind, direction) => {
  const picks = ['9', '5', '2'];
  answerChases({ ...running, gameName: 'South Sea', bets: [{ ...running.bets[1]!, picks }] });
  await show(bettable.map((lottery) => (lottery.code === running.gameCode ? { ...lottery, kind } : lottery)));
  const first = within(await chase('South Sea')).getByText('9');
  expect(first.closest('[dir]:not(html)')?.getAttribute('dir') ?? null).toBe(direction);
});

test('without chases, a message and a button to place a bet are shown', { tags: 'whole' }, async () => {
  answerChases();
  const { user } = await show();
  expect(await screen.findByText('No chases yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Place a bet' }));
  expect(onBet).toHaveBeenCalledOnce();
});

test('if the gateway fails, a message and a retry are shown', { tags: 'whole' }, async () => {
  network.use(fail(calls.getChases, 'INTERNAL'));
  const { user } = await show();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The service isn’t responding right now.'));
  answerChases(running);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await chase('South Sea')).toBeVisible();
});

/** Opens the confirmation to cancel the running chase. */
async function ask(shown = running) {
  answerChases(shown);
  const view = await show();
  const row = await chase('South Sea');
  const button = within(row).getByRole('button', { name: 'Cancel chase' });
  expect(button).toHaveAccessibleDescription('South Sea');
  await view.user.click(button);
  const question = await screen.findByRole('dialog', { name: 'Cancel this chase?' });
  return { ...view, row, question, confirm: within(question).getByRole('button', { name: 'Cancel it' }) };
}

test('a chase is cancelled once, after a confirmation that shows the refund', async () => {
  network.use(
    answer(calls.cancelChase, async (request) => {
      sent(await request.clone().json(), request.headers.get('Idempotency-Key'));
      answerChases(cancelled);
      return { chaseId: '7', state: 'CANCELLED' as const, refunded: '140.00' };
    }),
  );
  const { user, row, question, confirm } = await ask();
  expect(question).toHaveTextContent('৳140.00 goes back to your wallet right away. Bets that are already placed stay.');
  expect(sent).not.toHaveBeenCalled();
  await user.dblClick(confirm);
  const cancelledText = await within(row).findByText('Chase cancelled. ৳140.00 is back in your wallet.');
  await waitFor(() => expect(cancelledText).toHaveFocus());
  expect(sent.mock.calls).toEqual([[{ chaseId: '7' }, expect.any(String)]]);
  await waitFor(() => expect(row).toHaveTextContent('Cancelled'));
  expect(within(row).queryByRole('button', { name: 'Cancel chase' })).toBeNull();
  expect(moneyIntentsItem.read()).toEqual([]);
});

test('the confirmation leaves out stakes that the gateway has already refunded', async () => {
  const { question } = await ask({ ...running, refunded: '20.00' });
  expect(question).toHaveTextContent('৳120.00 goes back to your wallet right away.');
});

test('if no draw is left to cancel, a message is shown', { tags: 'whole' }, async () => {
  network.use(fail(calls.cancelChase, 'CHASE_ENDED'));
  const { user, row, confirm } = await ask();
  await user.click(confirm);
  await waitFor(() =>
    expect(within(row).getByRole('alert')).toHaveTextContent('There’s nothing left to cancel in this chase.'),
  );
});

test(
  '[WALLET-07] after a lost reply the outcome is requested with the same key and shown',
  { tags: 'whole' },
  async () => {
    const { user, row, confirm } = await ask();
    network.use(
      noNetwork(calls.cancelChase),
      answer(calls.settleIntent, () => {
        answerChases(cancelled);
        return { outcome: 'DONE' as const, reply: { chaseId: '7', state: 'CANCELLED', refunded: '140.00' } };
      }),
    );
    await user.click(confirm);
    expect(await within(row).findByText(/৳140.00 is back in your wallet/)).toBeVisible();
  },
);
