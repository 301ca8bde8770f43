import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { drawPagesApi } from './drawPages.api.ts';
import { getVnGameMenuApi } from './getVnGameMenu.api.ts';
import { lotteryApi } from './lottery.api.ts';
import { placeOrderApi, readPlacedOrder } from './placeOrder.api.ts';

const network = startNetwork();
const { getOpenedNumbers, getDraws } = lotteryApi.endpoints;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-28T09:30:00.000Z') }));
afterEach(() => void vi.useRealTimers());
const day = 86_400_000;

test('getOpenedNumbers returns the clock offset, and a tile has the name of its lottery', async () => {
  network.use(answer(calls.getOpenedNumbers, sampleValues.getOpenedNumbers));
  const { data } = await createTestStore().dispatch(getOpenedNumbers.initiate({ language: 'EN' }));
  expect(data!.clockOffset).toBe(day + 10_000);
  expect(data!.lotteries).toMatchObject([
    {
      code: 'SEA_1',
      kind: 'numero',
      last: { issue: '20260301-0570', numbers: ['4', '4', '9', '5', '2'] },
      current: { issue: '20260301-0571', closesAt: Date.parse('2026-03-01T09:30:55.000Z') },
      game: { id: 'node-9', name: 'South Sea 1 min', category: 'LOTT' },
    },
  ]);
});

test('the draws of a lottery are requested by its code and with a count', async () => {
  let asked: unknown;
  network.use(
    answer(
      calls.getDraws,
      ({ url }) => ((asked = Object.fromEntries(new URL(url).searchParams)), sampleValues.getDraws),
    ),
  );
  const { data } = await createTestStore().dispatch(getDraws.initiate({ language: 'BN', code: 'SEA_1', count: 5 }));
  expect(asked).toEqual({ language: 'BN', gameCode: 'SEA_1', pageNo: '1', pageSize: '5' });
  expect(data).toEqual([
    { issue: '20260301-0570', drawnAt: Date.parse('2026-03-01T09:30:00.000Z'), numbers: ['4', '4', '9', '5', '2'] },
  ]);
});

test('the Vietnamese menu is grouped by region and has the clock offset', async () => {
  network.use(answer(calls.getVnGameMenu, sampleValues.getVnGameMenu));
  const { data } = await createTestStore().dispatch(
    getVnGameMenuApi.endpoints.getVnGameMenu.initiate({ language: 'EN' }),
  );
  expect(data!.clockOffset).toBe(day + 10_000);
  expect(data!.regions).toMatchObject([
    {
      region: 'NORTH',
      name: 'North',
      games: [{ code: 'VN_1', kind: 'vn', current: { closesAt: Date.parse('2026-03-01T09:30:55.000Z') } }],
    },
  ]);
});

test('past draws are requested page by page, with the seed of each', async () => {
  let asked: unknown;
  network.use(
    answer(
      calls.getDraws,
      ({ url }) => ((asked = Object.fromEntries(new URL(url).searchParams)), sampleValues.getDraws),
    ),
  );
  const { data } = await createTestStore().dispatch(
    drawPagesApi.endpoints.drawPages.initiate({ language: 'PT', code: 'SEA_1' }),
  );
  expect(asked).toEqual({ language: 'PT', gameCode: 'SEA_1', pageNo: '1', pageSize: '20' });
  expect(data!.pages[0]!.content[0]).toMatchObject({ issue: '20260301-0570', seed: '0'.repeat(64) });
});

test('[LOTTO-04] bets are sent with the key of their intent; a stored reply is read only if it fits', async () => {
  let key: string | null = null;
  let body: unknown;
  network.use(
    answer(calls.placeOrder, async (request) => {
      key = request.headers.get('Idempotency-Key');
      body = await request.json();
      return sampleValues.placeOrder;
    }),
  );
  const order = {
    gameCode: 'SEA_1',
    issue: '20260301-0571',
    bets: [{ play: 'BIG_SMALL', picks: ['BIG'], stake: '10.00', multiple: 2 }],
  };
  const { data, error } = await createTestStore({ session: testSession }).dispatch(
    placeOrderApi.endpoints.placeOrder.initiate({ ...order, idempotencyKey: 'intent-1234' }),
  );
  expect(error).toBeUndefined();
  expect(data).toMatchObject({ orderId: '1', stake: '20.00' });
  expect({ key, body }).toEqual({ key: 'intent-1234', body: order });
  expect(readPlacedOrder(sampleValues.placeOrder)).toMatchObject({ orderId: '1' });
  expect(readPlacedOrder({ orderId: 1 })).toBeUndefined();
});
