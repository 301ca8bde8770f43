import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { cancelChaseApi, readCancelledChase } from './cancelChase.api.ts';
import { getChasesApi } from './getChases.api.ts';
import { placeChaseApi, readPlacedChase } from './placeChase.api.ts';

const network = startNetwork();
const signedIn = () => createTestStore({ session: testSession });
const { placeChase } = placeChaseApi.endpoints;
const { getChases } = getChasesApi.endpoints;
const { cancelChase } = cancelChaseApi.endpoints;

/** Records the body of a request and its idempotency key. */
const noteSent = async (request: Request, sent: unknown[]) =>
  sent.push([await request.clone().json(), request.headers.get('Idempotency-Key')]);

/** Replies with a page of chases, and records each query. */
function answerChases() {
  const asked: unknown[] = [];
  network.use(
    answer(calls.getChases, ({ url }) => {
      asked.push(Object.fromEntries(new URL(url).searchParams));
      return { ...sampleValues.getChases, totalPages: 2 };
    }),
  );
  return asked;
}

test('chases are requested page by page, for one lottery or for all', async () => {
  const asked = answerChases();
  const filter = { language: 'BN', gameCode: 'SEA_1' };
  const { data, hasNextPage } = await signedIn().dispatch(getChases.initiate(filter));
  expect(asked).toEqual([{ ...filter, pageNo: '1', pageSize: '20' }]);
  expect(data!.pages[0]!.content).toEqual(sampleValues.getChases.content);
  expect(hasNextPage).toBe(true);
});

test('a chase is placed with the given key, and the reply contains its first order', async () => {
  const sent: unknown[] = [];
  network.use(
    answer(calls.placeChase, async (request) => {
      await noteSent(request, sent);
      return sampleValues.placeChase;
    }),
  );
  const chase = {
    gameCode: 'SEA_1',
    issue: '20260301-0571',
    bets: [{ play: 'BIG_SMALL', picks: ['BIG'], stake: '10.00', multiple: 2 }],
    draws: 10,
    stopOnWin: true,
  };
  const { data } = await signedIn().dispatch(placeChase.initiate({ ...chase, idempotencyKey: 'key-00000001' }));
  expect(sent).toEqual([[chase, 'key-00000001']]);
  expect(data).toMatchObject({ chaseId: '7', stake: '200.00', order: { orderId: '1' } });
});

test('a chase is cancelled with its key, and the lists are requested again, also after a refusal', async () => {
  const sent: unknown[] = [];
  network.use(
    answer(calls.cancelChase, async (request) => {
      await noteSent(request, sent);
      return sampleValues.cancelChase;
    }),
  );
  const asked = answerChases();
  const store = signedIn();
  await store.dispatch(getChases.initiate({ language: 'EN' }));
  const { data } = await store.dispatch(cancelChase.initiate({ chaseId: '7', idempotencyKey: 'key-00000001' }));
  expect(data).toEqual({ chaseId: '7', state: 'CANCELLED', refunded: '180.00' });
  expect(sent).toEqual([[{ chaseId: '7' }, 'key-00000001']]);
  await expect.poll(() => asked).toHaveLength(2);
  network.use(fail(calls.cancelChase, 'CHASE_ENDED'));
  const { error } = await store.dispatch(cancelChase.initiate({ chaseId: '7', idempotencyKey: 'key-00000002' }));
  expect(error).toMatchObject({ code: 'CHASE_ENDED' });
  await expect.poll(() => asked).toHaveLength(3);
});

test('stored replies are read if they fit the contract', () => {
  expect(readPlacedChase(sampleValues.placeChase)).toEqual(sampleValues.placeChase);
  expect(readPlacedChase(sampleValues.placeOrder)).toBeUndefined();
  expect(readCancelledChase(sampleValues.cancelChase)).toEqual(sampleValues.cancelChase);
  expect(readCancelledChase({ chaseId: 7 })).toBeUndefined();
});
