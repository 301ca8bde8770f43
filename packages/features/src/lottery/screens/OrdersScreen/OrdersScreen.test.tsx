import { calls } from '@livery/api/contract';
import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import { answer, fail, noNetwork, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { moneyIntentsItem } from '@livery/device/storage';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { gatewayNow } from '../../testing/sampleLotteries.ts';
import { bettable, listedOrder, sampleOrders } from '../../testing/sampleOrders.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const network = startNetwork();
const { open, won, lost, cancelled, partly } = sampleOrders;
const named = (
  order: LotteryOrderDetail,
  orderId: string,
  gameName: string,
  rest: Partial<LotteryOrderDetail> = {},
) => ({
  ...order,
  orderId,
  gameName,
  ...rest,
});

/** The queries that the gateway received, in order. */
let asked: string[] = [];
/** Makes the gateway reply with pages of orders, and with each order in detail. */
function answerOrders(...pages: LotteryOrderDetail[][]) {
  network.use(
    answer(calls.getOrders, ({ url }) => {
      const query = new URL(url).searchParams;
      asked.push(query.toString());
      const page = Number(query.get('pageNo'));
      return { content: (pages[page - 1] ?? []).map(listedOrder), pageNum: page, totalPages: pages.length };
    }),
    answer(calls.getOrder, ({ url }) => {
      const id = new URL(url).searchParams.get('orderId');
      return pages.flat().find(({ orderId }) => orderId === id)!;
    }),
  );
}

beforeEach(() => {
  fakeLayout();
  // The tabs scroll to the current tab, and jsdom has no scrollBy.
  HTMLElement.prototype.scrollBy = vi.fn<() => void>();
  vi.useFakeTimers({ toFake: ['Date'], now: gatewayNow });
  localStorage.clear();
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const onBet = vi.fn<() => void>();
const show = (props: { gameCode?: string } = {}) =>
  renderScreen(<OrdersScreen lotteries={bettable} onBet={onBet} {...props} />, { session: testSession });
const row = (name: RegExp) => screen.findByRole('button', { name });
const list = () => screen.getByRole('list', { name: 'Orders' });

describe('[LOTTO-04] the orders of a player', () => {
  test('[LOTTO-04] orders are listed by day with draw, stake, status and net result', async () => {
    answerOrders([
      named(open, '1', 'South Sea'),
      named(won, '2', 'Coral'),
      named(lost, '3', 'Grove', { placedAt: '2026-02-27T17:00:00.000Z' }),
      named(cancelled, '4', 'Lantern', { placedAt: '2026-02-27T16:00:00.000Z' }),
    ]);
    show();
    expect(await row(/South Sea/)).toHaveTextContent(
      'South SeaNo. 0571 · 15:30Straight, last 3 · 9 5 2 and 1 more৳30.00Open',
    );
    expect(await row(/Coral/)).toHaveTextContent('and 1 more · Stake ৳30.00+৳18,989.50Won');
    expect(await row(/Grove/)).toHaveTextContent('−৳30.00Lost');
    expect(await row(/Lantern/)).toHaveTextContent('৳30.00Cancelled');
    expect(
      within(list())
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Today', 'Feb 27, 2026']);
    // Only the open order can still be changed. It shows how long.
    expect(within(list()).getByRole('timer', { name: 'Closes in' })).toHaveTextContent('less than a minute');
    expect(asked).toEqual(['language=EN&pageNo=1&pageSize=20']);
  });

  test(
    'an order and a bet with an unknown status show the gateway’s word, and cannot be cancelled',
    { tags: 'whole' },
    async () => {
      const suborders = open.suborders.map((bet) => ({ ...bet, status: 'On hold' as never }));
      answerOrders([named(open, '1', 'South Sea', { status: 'On hold' as never, suborders })]);
      const { user } = show();
      const listed = await row(/South Sea/);
      expect(listed).toHaveTextContent('৳30.00On hold');
      expect(within(list()).queryByRole('timer')).toBeNull();
      await user.click(listed);
      const sheet = within(await screen.findByRole('dialog', { name: 'South Sea' }));
      const [bet] = await sheet.findAllByRole('listitem');
      expect(within(bet!).getByText('On hold').tagName).toBe('BDI');
      expect(sheet.queryByRole('button', { name: 'Cancel bet' })).toBeNull();
    },
  );

  test('an order without its first bet shows the number of bets', async () => {
    answerOrders([named(open, '1', 'South Sea', { first: undefined })]);
    show();
    expect(await row(/South Sea/)).toHaveTextContent('15:302 bets৳30.00Open');
  });

  test(
    'digits of one number run from left to right, runners in the direction of the language',
    { tags: 'whole' },
    async () => {
      const first = { play: 'EXACTA', playName: 'First two in order', picks: ['3', '5'] };
      answerOrders([
        named(open, '1', 'South Sea'),
        named(open, '2', 'Speedway', { gameCode: 'RACE_1', bets: 1, first }),
        named(open, '3', 'Gone', { gameCode: 'GONE', first: { ...first, picks: ['10', '5'] } }),
      ]);
      const race = { ...bettable[0]!, code: 'RACE_1', kind: 'race' as const };
      renderScreen(<OrdersScreen lotteries={[...bettable, race]} onBet={onBet} />, { session: testSession });
      const picks = async (name: RegExp) =>
        within(await row(name)).getByText((_, found) => /^\d+( \d+)+$/.test(found?.textContent ?? ''));
      expect(await picks(/South Sea/)).toHaveAttribute('dir', 'ltr');
      expect(await picks(/Speedway/)).not.toHaveAttribute('dir');
      expect(await picks(/Gone/)).not.toHaveAttribute('dir');
      expect(await row(/Speedway/)).toHaveTextContent('First two in order · 3 5৳30.00Open');
    },
  );

  test('[LOTTO-04] a game code and a status filter the orders', { tags: 'whole' }, async () => {
    answerOrders([open]);
    const { user } = show({ gameCode: 'SEA_1' });
    await row(/South Sea/);
    await user.click(screen.getByRole('tab', { name: 'Won' }));
    await waitFor(() =>
      expect(asked).toEqual([
        'language=EN&gameCode=SEA_1&pageNo=1&pageSize=20',
        'language=EN&gameCode=SEA_1&status=WON&pageNo=1&pageSize=20',
      ]),
    );
    expect(screen.getByRole('tab', { name: 'Won' })).toHaveAttribute('aria-selected', 'true');
  });

  test('the end of the list loads more', { tags: 'whole' }, async () => {
    const sight = fakeIntersections();
    answerOrders([named(won, '2', 'Coral')], [named(lost, '3', 'Grove')]);
    show();
    await row(/Coral/);
    sight.see(true);
    expect(await row(/Grove/)).toBeVisible();
  });

  test('without orders, a message and a button to place a bet are shown', { tags: 'whole' }, async () => {
    answerOrders([]);
    const { user } = show();
    expect(await screen.findByText('No orders yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Place a bet' }));
    expect(onBet).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('tab', { name: 'Open' }));
    expect(await screen.findByText('No orders with this status')).toBeVisible();
  });

  test.each(
    sample(
      [
        ['there is no network', noNetwork(calls.getOrders), 'No connection. Check your network and try again.'],
        ['the gateway fails', fail(calls.getOrders, 'INTERNAL'), 'The service isn’t responding right now.'],
      ] as const,
      2,
    ),
  )('when %s, a message and a retry are shown', { tags: 'whole' }, async (_, fault, sentence) => {
    network.use(fault);
    const { user } = show();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    answerOrders([open]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/South Sea/)).toBeVisible();
  });
});

describe('[LOTTO-04] an order in detail', () => {
  const openDetail = async (order: LotteryOrderDetail) => {
    answerOrders([order]);
    const view = show();
    await view.user.click(await row(/South Sea/));
    return { ...view, detail: await screen.findByRole('dialog', { name: 'South Sea' }) };
  };

  test('[LOTTO-04] shows each bet’s play, picks, odds, stake and status', async () => {
    const { detail } = await openDetail(open);
    const [straight, big] = await within(detail).findAllByRole('listitem');
    expect(straight).toHaveTextContent('Straight, last 39 5 2৳20.00OpenStake ৳10.00 × 2Odds ×950');
    expect(big).toHaveTextContent('Big or smallBig৳10.00OpenStake ৳10.00 × 1Odds ×1.95');
    expect(within(detail).getByRole('timer', { name: 'Closes in' })).toBeVisible();
    expect(within(detail).queryByRole('img')).toBeNull();
  });

  test('[LOTTO-04] shows the numbers and the net result after the draw', async () => {
    const { detail, user } = await openDetail(won);
    expect(await within(detail).findByRole('img', { name: 'Numbers: 4, 4, 9, 5, 2' })).toBeVisible();
    for (const words of [
      '+৳18,989.50',
      '+৳18,980.00Won',
      '+৳9.50Won',
      'Stake−৳30.00',
      'Payout৳19,019.50',
      'Net result+৳18,989.50',
    ])
      expect(detail).toHaveTextContent(words);
    expect(within(detail).queryByRole('button', { name: 'Cancel bet' })).toBeNull();
    await user.click(within(detail).getByRole('button', { name: /^Copy/ }));
    expect(await navigator.clipboard.readText()).toBe('1');
  });

  test('of a Vietnamese draw shows the table of prizes', { tags: 'whole' }, async () => {
    const prizes = [
      { prize: 'SPECIAL', numbers: ['44952'] },
      { prize: 'FIRST', numbers: ['10381'] },
    ];
    const { detail } = await openDetail({ ...lost, gameCode: 'VN_1', numbers: ['44952'], prizes });
    expect(await within(detail).findByText('Special prize')).toBeVisible();
    expect(within(detail).getByText('10381')).toBeVisible();
  });

  test('a failed request shows a retry', { tags: 'whole' }, async () => {
    answerOrders([open]);
    network.use(fail(calls.getOrder, 'INTERNAL'));
    const { user } = show();
    await user.click(await row(/South Sea/));
    const detail = await screen.findByRole('dialog', { name: 'South Sea' });
    const retry = await within(detail).findByRole('button', { name: 'Try again' });
    answerOrders([open]);
    await user.click(retry);
    expect(await within(detail).findByText('Straight, last 3')).toBeVisible();
  });

  describe('cancelling one of its bets', () => {
    const sent = vi.fn<(body: unknown, key: string | null) => void>();
    const cancels = () =>
      network.use(
        answer(calls.cancelSuborder, async (request) => {
          sent(await request.clone().json(), request.headers.get('Idempotency-Key'));
          answerOrders([partly]);
          return { suborderId: '11', status: 'CANCELLED' as const, refunded: '20.00' };
        }),
      );
    const ask = async () => {
      const view = await openDetail(open);
      const bet = (await within(view.detail).findAllByRole('listitem'))[0]!;
      const button = within(bet).getByRole('button', { name: 'Cancel bet' });
      expect(button).toHaveAccessibleDescription(/^Straight, last 3/);
      await view.user.click(button);
      const question = await screen.findByRole('dialog', { name: 'Cancel this bet?' });
      return { ...view, bet, question, confirm: within(question).getByRole('button', { name: 'Cancel it' }) };
    };
    beforeEach(() => void sent.mockClear());

    test('[LOTTO-04] sends one request for a suborder, before the close, after a confirmation with the refund', async () => {
      cancels();
      const { user, detail, bet, question, confirm } = await ask();
      expect(question).toHaveTextContent('৳20.00 goes back to your wallet right away.');
      expect(sent).not.toHaveBeenCalled();
      await user.dblClick(confirm);
      const cancelled = await within(bet).findByText('Bet cancelled. ৳20.00 is back in your wallet.');
      await waitFor(() => expect(cancelled).toHaveFocus());
      expect(sent.mock.calls).toEqual([[{ suborderId: '11' }, expect.any(String)]]);
      await waitFor(() => expect(bet).toHaveTextContent('৳20.00Cancelled'));
      expect(within(bet).queryByRole('button', { name: 'Cancel bet' })).toBeNull();
      // The other bet is not cancelled.
      expect(within(detail).getByRole('button', { name: 'Cancel bet' })).toBeVisible();
      expect(detail).toHaveTextContent('Refunded৳20.00');
      expect(moneyIntentsItem.read()).toEqual([]);
    });

    test('sends no request after "Keep it"', { tags: 'whole' }, async () => {
      cancels();
      const { user, question, bet } = await ask();
      await user.click(within(question).getByRole('button', { name: 'Keep it' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancel this bet?' })).toBeNull());
      expect(bet).toHaveTextContent('Open');
      expect(sent).not.toHaveBeenCalled();
    });

    test('[LOTTO-04] is rejected after the close, and the reason is shown', { tags: 'whole' }, async () => {
      const { user, store, bet, confirm } = await ask();
      network.use(fail(calls.cancelSuborder, 'DRAW_CLOSED'));
      network.use(
        answer(calls.getOrder, {
          ...open,
          suborders: open.suborders.map((suborder) => ({ ...suborder, canCancel: false })),
        }),
      );
      await user.click(confirm);
      await waitFor(() => expect(within(bet).getByRole('alert')).toHaveTextContent('The draw is closed.'));
      await waitForStoreIdle(store);
      await waitFor(() => expect(within(bet).queryByRole('button')).toBeNull());
      expect(within(bet).getByRole('alert')).toHaveTextContent('The draw is closed.');
    });

    test('[WALLET-07] requests the outcome with the same key after a lost reply, and shows it', async () => {
      const { user, bet, confirm } = await ask();
      network.use(
        noNetwork(calls.cancelSuborder),
        answer(calls.settleIntent, () => {
          answerOrders([partly]);
          return { outcome: 'DONE' as const, reply: { suborderId: '11', status: 'CANCELLED', refunded: '20.00' } };
        }),
      );
      await user.click(confirm);
      expect(await within(bet).findByText(/৳20.00 is back in your wallet/)).toBeVisible();
      await waitFor(() => expect(bet).toHaveTextContent('Cancelled'));
      expect(moneyIntentsItem.read()).toEqual([]);
    });

    test('[WALLET-07] shows a message while the outcome is requested', { tags: 'whole' }, async () => {
      const { user, question, confirm } = await ask();
      network.use(noNetwork(calls.cancelSuborder), noNetwork(calls.settleIntent));
      await user.click(confirm);
      expect(await within(question).findByText(/^We haven’t received a reply\./)).toBeVisible();
    });
  });
});
