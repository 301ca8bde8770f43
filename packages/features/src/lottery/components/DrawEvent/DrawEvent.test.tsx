import { calls } from '@livery/api/contract';
import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import { answer, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { drawVectors } from '@livery/api/testing/drawVectors';
import { useGetWalletQuery } from '@livery/api/wallet/getWallet';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { drawnFromSeed } from '../../model/drawnFromSeed.ts';
import { gatewayNow } from '../../testing/sampleLotteries.ts';
import { bettable, sampleOrders } from '../../testing/sampleOrders.ts';
import { DrawEvent } from './DrawEvent.tsx';

const network = startNetwork();
const day = 86_400_000;
const { open, won, lost, cancelled } = sampleOrders;

let clock: ReturnType<typeof stopClock>;
/** Ids of the orders that were requested from the gateway. */
let asked: (string | null)[] = [];
let wallets = 0;
beforeEach(() => {
  // The phone's clock is a day behind. The draw is in fifty seconds.
  clock = stopClock({ now: gatewayNow - day });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  asked = [];
  wallets = 0;
  network.use(answer(calls.getWallet, () => ((wallets += 1), sampleValues.getWallet)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Makes the gateway reply with these orders. */
const become = (...orders: LotteryOrderDetail[]) =>
  network.use(
    answer(calls.getOrder, ({ url }) => {
      const id = new URL(url).searchParams.get('orderId');
      asked.push(id);
      return orders.find(({ orderId }) => orderId === id)!;
    }),
  );

function Balance() {
  useGetWalletQuery({ language: 'EN' });
  return null;
}

async function show(...orders: LotteryOrderDetail[]) {
  const onSettled = vi.fn<(order: LotteryOrderDetail) => void>();
  const onBetAgain = vi.fn<(gameCode: string) => void>();
  const view = renderScreen(
    <>
      <Balance />
      <DrawEvent orders={orders} lotteries={bettable} clockOffset={day} onSettled={onSettled} onBetAgain={onBetAgain} />
    </>,
    { session: testSession },
  );
  await clock.idle(view.store);
  return { ...view, onSettled, onBetAgain };
}
const sheet = () => screen.getByRole('dialog', { name: 'South Sea' });
/** Waits until the sheet has opened automatically. */
const opened = async (store: Parameters<typeof clock.idle>[0]) => {
  await clock.until(() => expect(sheet()).toBeVisible(), { stepMs: 200 });
  await clock.idle(store);
};
/** Returns the texts of the live regions. */
const said = () =>
  within(sheet())
    .getAllByRole('status')
    .flatMap(({ textContent }) => textContent || []);

describe('[LOTTO-04] the draw of an order that was just placed', () => {
  test('[LOTTO-04] an order is requested only after its draw, and its win is shown with the numbers', async () => {
    become(won);
    const { store, onSettled } = await show(open);
    await clock.pass(49_000);
    expect(asked).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await clock.pass(3_000);
    await clock.idle(store);
    expect(asked).toEqual(['1']);
    await opened(store);
    expect(within(sheet()).getByText('No. 0571')).toBeVisible();
    expect(within(sheet()).getByRole('img', { name: 'Numbers: 4, 4, 9, 5, 2' })).toHaveClass('fresh');
    expect(said()).toEqual(['You won+৳18,989.502 of 2 hit · Stake ৳30.00 · Payout ৳19,019.50']);
    expect(onSettled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ orderId: '1', status: 'WON' }));
  });

  test('[LOTTO-04] an order without a win shows the loss', async () => {
    become(lost);
    const { store } = await show(open);
    await clock.pass(52_000);
    await clock.idle(store);
    await opened(store);
    expect(said()).toEqual(['Not this time−৳30.000 of 2 hit · Stake ৳30.00 · Payout ৳0.00']);
    expect(sheet()).not.toHaveTextContent('You won');
  });

  test('an order with an unknown status shows no result', async () => {
    become({ ...won, status: 'On hold' as never });
    const { store, onSettled } = await show(open);
    await clock.pass(120_000);
    await clock.idle(store);
    expect(asked).toEqual(['1']);
    expect(onSettled).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('after the draw the balance is requested again', async () => {
    become(won);
    const { store } = await show(open);
    expect(wallets).toBe(1);
    await clock.pass(52_000);
    await clock.idle(store);
    expect(wallets).toBe(2);
  });

  test('an order that is not settled yet is requested again after 5 seconds, and not after it is settled', async () => {
    become(open);
    const { store } = await show(open);
    await clock.pass(52_000);
    await clock.idle(store);
    expect(asked).toHaveLength(1);
    await clock.pass(4_000);
    expect(asked).toHaveLength(1);
    become(won);
    await clock.pass(1_500);
    await clock.idle(store);
    expect(asked).toHaveLength(2);
    await opened(store);
    await clock.pass(120_000);
    expect(asked).toHaveLength(2);
  });

  test('a failed request is tried again later', { tags: 'whole' }, async () => {
    network.use(fail(calls.getOrder, 'INTERNAL'));
    const { store } = await show(open);
    await clock.pass(52_000);
    await clock.until(
      () =>
        expect(Object.values(store.getState().gateway.queries)).toContainEqual(
          expect.objectContaining({ endpointName: 'getOrder', status: 'rejected' }),
        ),
      { stepMs: 100 },
    );
    become(won);
    await clock.pass(21_000);
    await clock.idle(store);
    await opened(store);
  });

  test('the results of two orders on one draw are shown when both are settled', { tags: 'whole' }, async () => {
    const other = { ...lost, orderId: '2', stake: '5.00', bets: 1, suborders: lost.suborders.slice(0, 1) };
    become(won, { ...other, status: 'PLACED' });
    const { store } = await show(open, { ...open, orderId: '2' });
    await clock.pass(52_000);
    await clock.idle(store);
    expect(screen.queryByRole('dialog')).toBeNull();
    become(won, other);
    await clock.pass(6_000);
    await clock.idle(store);
    await opened(store);
    expect(said()).toEqual([
      'You won+৳18,989.502 of 2 hit · Stake ৳30.00 · Payout ৳19,019.50',
      'Not this time−৳5.000 of 1 hit · Stake ৳5.00 · Payout ৳0.00',
    ]);
  });

  test('shows nothing for an order that was cancelled', async () => {
    become(cancelled);
    const { store, onSettled } = await show(open);
    await clock.pass(52_000);
    await clock.idle(store);
    expect(onSettled).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test(
    '[LOTTO-04] one hit of two bets that pays less than the stake is a loss, without another bet',
    { tags: 'whole' },
    async () => {
      const [straight, big] = won.suborders;
      become({
        ...won,
        stake: '2.00',
        payout: '1.95',
        suborders: [
          { ...straight, stake: '1.00', status: 'LOST', payout: '0.00' },
          { ...big, stake: '1.00', payout: '1.95' },
        ],
      });
      const { store } = await show(open);
      await clock.pass(52_000);
      await clock.idle(store);
      await opened(store);
      expect(said()).toEqual(['1 of 2 hit−৳0.05Stake ৳2.00 · Payout ৳1.95']);
      expect(sheet().querySelector('[data-outcome="gain"]')).toBeNull();
      expect(within(sheet()).queryByRole('button', { name: 'Bet again' })).toBeNull();
      fireEvent.click(within(sheet()).getByRole('button', { name: 'Done' }));
      await clock.idle(store);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('[LOTTO-04] a draw waits while another sheet is open, and opens after it closes', async () => {
    const other = document.createElement('dialog');
    document.body.append(other);
    other.setAttribute('open', '');
    become(won);
    const { store } = await show(open);
    await clock.pass(52_000);
    await clock.idle(store);
    await clock.pass(30_000);
    expect(screen.queryByRole('dialog', { name: 'South Sea' })).toBeNull();
    other.remove();
    await opened(store);
    expect(sheet()).toBeVisible();
  });

  test('after a gain, "Bet again" closes the sheet and opens the lottery', { tags: 'whole' }, async () => {
    become(won);
    const { store, onBetAgain } = await show(open);
    await clock.pass(52_000);
    await clock.idle(store);
    await opened(store);
    fireEvent.click(within(sheet()).getByRole('button', { name: 'Bet again' }));
    expect(onBetAgain).toHaveBeenCalledExactlyOnceWith('SEA_1');
    await clock.idle(store);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('"Details" shows the order in detail', { tags: 'whole' }, async () => {
    become(won);
    const { store } = await show(open);
    await clock.pass(52_000);
    await clock.idle(store);
    await opened(store);
    fireEvent.click(within(sheet()).getByRole('button', { name: 'Details' }));
    await clock.idle(store);
    expect(within(sheet()).getByText('Straight, last 3')).toBeVisible();
    expect(within(sheet()).queryByText('You won')).toBeNull();
  });

  test('[LOTTO-04] a tap on the numbers shows their proof, after the draw is in the list of past draws', async () => {
    const { code, kind, issue, seed, drawn } = { ...drawVectors[1]!, code: 'SEA_1' };
    const calculated = await drawnFromSeed({ code, kind }, { issue, seed });
    expect(calculated?.numbers).not.toEqual(drawn.numbers);
    network.use(answer(calls.getDraws, { ...sampleValues.getDraws, content: [] }));
    become({ ...won, issue, numbers: calculated!.numbers });
    const { store } = await show({ ...open, issue });
    await clock.pass(52_000);
    await clock.idle(store);
    await opened(store);
    const chosen = within(sheet())
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset['hit'] === 'true');
    expect(chosen).toHaveLength(2);

    fireEvent.click(within(sheet()).getByRole('button', { name: /Numbers: .* Check this draw/ }));
    await clock.idle(store);
    const proof = within(screen.getByRole('dialog', { name: 'Check this draw' }));
    expect(proof.getByText('The proof isn’t here yet. Try again in a moment.')).toBeVisible();
    const draw = { ...sampleValues.getDraws.content[0]!, issue, seed, numbers: calculated!.numbers };
    network.use(answer(calls.getDraws, { ...sampleValues.getDraws, content: [draw] }));
    fireEvent.click(proof.getByRole('button', { name: 'Try again' }));
    await clock.until(
      () => expect(proof.getByText('Calculated on this phone: the numbers match the seed.')).toBeVisible(),
      { stepMs: 100 },
    );
    expect(sheet()).toBeVisible();
  });
});
