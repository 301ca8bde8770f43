import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { cancelSuborderApi, readCancelledSuborder } from './cancelSuborder.api.ts';
import { getOrderApi } from './getOrder.api.ts';
import { getOrdersApi } from './getOrders.api.ts';

const network = startNetwork();
const signedIn = () => createTestStore({ session: testSession });

/** Replies with an order, and records each query. */
function answerOrder() {
  const asked: unknown[] = [];
  network.use(
    answer(
      calls.getOrder,
      ({ url }) => (asked.push(Object.fromEntries(new URL(url).searchParams)), sampleValues.getOrder),
    ),
  );
  return asked;
}

test('[LOTTO-04] orders are requested page by page, by lottery, status and days', async () => {
  const asked: unknown[] = [];
  network.use(
    answer(calls.getOrders, ({ url }) => {
      asked.push(Object.fromEntries(new URL(url).searchParams));
      return { ...sampleValues.getOrders, totalPages: 2 };
    }),
  );
  const store = signedIn();
  const filter = { language: 'BN', gameCode: 'SEA_1', status: 'WON', from: '2026-02-23', to: '2026-03-01' } as const;
  const { data, hasNextPage } = await store.dispatch(getOrdersApi.endpoints.getOrders.initiate(filter));
  expect(asked).toEqual([{ ...filter, pageNo: '1', pageSize: '20' }]);
  expect(data!.pages[0]!.content).toEqual(sampleValues.getOrders.content);
  expect(hasNextPage).toBe(true);
});

test('[LOTTO-04] an order is requested by its id, in a language', async () => {
  const asked = answerOrder();
  const { data } = await signedIn().dispatch(getOrderApi.endpoints.getOrder.initiate({ orderId: '1', language: 'PT' }));
  expect(asked).toEqual([{ orderId: '1', language: 'PT' }]);
  expect(data!.suborders[0]).toMatchObject({ suborderId: '11', picks: ['BIG'], canCancel: true });
});

test('[LOTTO-04] a bet is cancelled with the given key, and its order is requested again', async () => {
  const sent: unknown[] = [];
  network.use(
    answer(calls.cancelSuborder, async (request) => {
      sent.push([await request.clone().json(), request.headers.get('Idempotency-Key')]);
      return sampleValues.cancelSuborder;
    }),
  );
  const asked = answerOrder();
  const store = signedIn();
  await store.dispatch(getOrderApi.endpoints.getOrder.initiate({ orderId: '1', language: 'EN' }));
  const { data } = await store.dispatch(
    cancelSuborderApi.endpoints.cancelSuborder.initiate({ suborderId: '11', idempotencyKey: 'key-00000001' }),
  );
  expect(data).toEqual({ suborderId: '11', status: 'CANCELLED', refunded: '20.00' });
  expect(sent).toEqual([[{ suborderId: '11' }, 'key-00000001']]);
  await expect.poll(() => asked).toHaveLength(2);
});

test('[LOTTO-04] a refusal because the draw closed is reported, and the order is requested again', async () => {
  network.use(fail(calls.cancelSuborder, 'DRAW_CLOSED'));
  const asked = answerOrder();
  const store = signedIn();
  await store.dispatch(getOrderApi.endpoints.getOrder.initiate({ orderId: '1', language: 'EN' }));
  const { error } = await store.dispatch(
    cancelSuborderApi.endpoints.cancelSuborder.initiate({ suborderId: '11', idempotencyKey: 'key-00000001' }),
  );
  expect(error).toMatchObject({ code: 'DRAW_CLOSED' });
  await expect.poll(() => asked).toHaveLength(2);
});

test('a stored reply is read if it fits the contract', () => {
  expect(readCancelledSuborder(sampleValues.cancelSuborder)).toEqual(sampleValues.cancelSuborder);
  expect(readCancelledSuborder({ suborderId: 11 })).toBeUndefined();
});
