import { fingerprint, promotionsChangeItem } from '@livery/device/storage';
import { waitFor } from '@livery/config/wait-for';
import { afterEach, expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, createTestStore, fail, sampleValues, startNetwork, testSession } from '../testing/index.ts';
import { claimPromotionApi, readClaimedPromotion } from './claimPromotion.api.ts';
import { readClaimedCashback } from './claimCashback.api.ts';
import { dropUnclaimed } from './dropUnclaimed.api.ts';
import { promotionsApi } from './getUnclaimedPromos.api.ts';
import { followPromotions } from './promotionTabs.api.ts';

const network = startNetwork();
const [first] = sampleValues.getUnclaimedPromos.items;
const waiting = { count: 2, items: [first!, { ...first!, promoId: '4' }] };
const language = 'EN';
const { initiate, select } = promotionsApi.endpoints.getUnclaimedPromos;

afterEach(() => localStorage.clear());

function signedIn() {
  const store = createTestStore({ session: { ...testSession } });
  return {
    store,
    read: () => store.dispatch(initiate({ language })),
    shown: () => select({ language })(store.getState() as never).data,
  };
}

test('[PROMO-02] a claimed promotion leaves list and count immediately, and other tabs are notified', async () => {
  network.use(answer(calls.getUnclaimedPromos, waiting));
  const { store, read, shown } = signedIn();
  await read();
  store.dispatch(dropUnclaimed('3') as never);
  expect(shown()).toEqual({ count: 1, items: [{ ...first, promoId: '4' }] });
  expect(promotionsChangeItem.read()).toBeDefined();
  // A second notice of the same claim changes nothing.
  store.dispatch(dropUnclaimed('3') as never);
  expect(shown()?.count).toBe(1);
});

test('[PROMO-02] a claim in another tab requests the promotions again in this tab', async () => {
  network.use(answer(calls.getUnclaimedPromos, waiting));
  const here = signedIn();
  await here.read();
  network.use(answer(calls.getUnclaimedPromos, { count: 1, items: [waiting.items[1]!] }));
  const stop = followPromotions(here.store);
  promotionsChangeItem.write({ by: fingerprint(testSession.token), at: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: promotionsChangeItem.key }));
  await waitFor(() => expect(here.shown()?.count).toBe(1));
  stop();
});

test('a claim requests the unclaimed promotions again, also after a refusal', async () => {
  network.use(answer(calls.getUnclaimedPromos, waiting), fail(calls.claimPromotion, 'PROMOTION_UNAVAILABLE'));
  const { store, read, shown } = signedIn();
  await read();
  network.use(answer(calls.getUnclaimedPromos, { count: 0, items: [] }));
  await store.dispatch(claimPromotionApi.endpoints.claimPromotion.initiate({ promoId: '3', idempotencyKey: 'key' }));
  await waitFor(() => expect(shown()?.count).toBe(0));
});

test('a stored reply is read if it fits the contract', () => {
  expect(readClaimedPromotion(sampleValues.claimPromotion)).toMatchObject({ state: 'CLAIMED' });
  expect(readClaimedPromotion({})).toBeUndefined();
  expect(readClaimedCashback(sampleValues.claimCashback)).toMatchObject({ amount: '5.00' });
  expect(readClaimedCashback(undefined)).toBeUndefined();
});
