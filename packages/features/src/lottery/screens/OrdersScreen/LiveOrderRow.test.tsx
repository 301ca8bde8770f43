import { calls } from '@livery/api/contract';
import { answer, startNetwork, testSession } from '@livery/api/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { gatewayNow } from '../../testing/sampleLotteries.ts';
import { listedOrder, sampleOrders } from '../../testing/sampleOrders.ts';
import { LiveOrderRow } from './LiveOrderRow.tsx';

const network = startNetwork();
const { open, won, lost } = sampleOrders;
let clock: ReturnType<typeof stopClock>;
let asked = 0;
beforeEach(() => {
  clock = stopClock({ now: gatewayNow });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  asked = 0;
  network.use(answer(calls.getOrder, () => ((asked += 1), won)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[LOTTO-04] an open order in a list shows its result after the draw', async () => {
  const { store } = renderScreen(
    <LiveOrderRow order={listedOrder(open)} kind="numero" clockOffset={0} onOpen={() => undefined} />,
    {
      session: testSession,
    },
  );
  await clock.pass(46_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Drawing…');
  expect(asked).toBe(0);
  await clock.pass(6_000);
  await clock.idle(store);
  expect(asked).toBe(1);
  expect(screen.getByRole('button')).toHaveTextContent('+৳18,989.50Won');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a settled order is reported once, and a removed row above the viewport does not move the page', async () => {
  const onSettled = vi.fn<(orderId: string) => void>();
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -80, 320, 72));
  const { store } = renderScreen(
    <LiveOrderRow
      order={listedOrder(open)}
      kind="numero"
      clockOffset={0}
      onOpen={() => undefined}
      onSettled={onSettled}
    />,
    { session: testSession },
  );
  await clock.pass(52_000);
  await clock.idle(store);
  await clock.pass(60_000);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith('1');
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -72, behavior: 'instant' });
});

test('an order that gets an unknown status shows the gateway’s word and stays in its list', async () => {
  network.use(answer(calls.getOrder, { ...won, status: 'On hold' as never }));
  const onSettled = vi.fn<(orderId: string) => void>();
  const row = { order: listedOrder(open), kind: 'numero', clockOffset: 0, onOpen: () => undefined } as const;
  const { store } = renderScreen(<LiveOrderRow {...row} onSettled={onSettled} />, { session: testSession });
  await clock.pass(52_000);
  await clock.idle(store);
  expect(screen.getByRole('button')).toHaveTextContent('৳30.00On hold');
  expect(onSettled).not.toHaveBeenCalled();
});

test('a settled order is not requested', async () => {
  renderScreen(<LiveOrderRow order={listedOrder(lost)} kind="numero" clockOffset={0} onOpen={() => undefined} />, {
    session: testSession,
  });
  await clock.pass(300_000);
  expect(asked).toBe(0);
});
