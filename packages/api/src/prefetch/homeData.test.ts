import { expect, test } from 'vitest';
import { announcementsApi } from '../announcements/getAnnouncements.api.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { calls } from '../contract/calls.ts';
import { gameListsApi } from '../games/gameLists.api.ts';
import { answer, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { testMerchant } from '../testing/testMerchant.ts';
import { createTestStore } from '../testing/testStore.ts';
import { fetchHomeData, homeDataStored, homeQueries, keepHomeData } from './homeData.ts';

const network = startNetwork();
const banner = { id: 'b1', groupName: 'm_home', title: 'Cashback', url: '/pictures/b1.avif' };

function answerHome() {
  network.use(
    answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, banners: { content: [banner] } }),
    answer(calls.getHotGames, sampleValues.getHotGames),
    answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
  );
}

const bannersIn = (store: ReturnType<typeof createTestStore>) =>
  announcementsApi.endpoints.getAnnouncements
    .select({ language: 'EN' })(store.getState())
    .data?.banners.map(({ imageUrl }) => imageUrl);

test('home data is in the store immediately, and a plain query does not request it again', async () => {
  answerHome();
  const data = await fetchHomeData({ merchant: testMerchant(), language: 'EN', gateway: undefined });
  const asked: string[] = [];
  const store = createTestStore({
    fetch: (address, init) => {
      asked.push(address as string);
      return fetch(address, init);
    },
  });
  store.dispatch(homeDataStored(JSON.parse(JSON.stringify(data)) as typeof data));
  const games = gameListsApi.endpoints.getHotGames.select({ language: 'EN' })(store.getState()).data;
  expect(games).toHaveLength(sampleValues.getHotGames.list.length);
  await Promise.all(homeQueries('EN').map((query) => store.dispatch(query as never)));
  expect(asked).toEqual([]);
  await Promise.all(homeQueries('EN', { isForced: true }).map((query) => store.dispatch(query as never)));
  expect(asked).toHaveLength(3);
});

test('an equal reply does not change the data, so that React does not render again', async () => {
  answerHome();
  const data = await fetchHomeData({ merchant: testMerchant(), language: 'EN', gateway: undefined });
  const store = createTestStore();
  store.dispatch(homeDataStored(JSON.parse(JSON.stringify(data)) as typeof data));
  const dataOf = () =>
    Object.values(store.getState().gateway.queries as Record<string, { data?: unknown }>).map((query) => query.data);
  const drawn = dataOf();
  expect(drawn).toHaveLength(3);
  await Promise.all(homeQueries('EN', { isForced: true }).map((query) => store.dispatch(query as never)));
  dataOf().forEach((part, index) => expect(part).toBe(drawn[index]));
});

test('retained home data is in the store after the network returns, and released data is not', async () => {
  answerHome();
  const data = await fetchHomeData({ merchant: testMerchant(), language: 'EN', gateway: undefined });
  const store = createTestStore();
  store.dispatch(homeDataStored(data));
  const release = keepHomeData(store.dispatch, 'EN');
  const askAgain = () =>
    Promise.all(homeQueries('EN', { isForced: true }).map((query) => store.dispatch(query as never)));
  await askAgain();
  store.dispatch(gatewayApi.internalActions.onOnline());
  expect(bannersIn(store)).toHaveLength(1);
  release();
  await askAgain();
  store.dispatch(gatewayApi.internalActions.onOnline());
  expect(bannersIn(store)).toBeUndefined();
});

test("picture addresses are relative if the page's host reaches the gateway, and absolute if not", async () => {
  answerHome();
  const own = testMerchant({ gateway: { ...testMerchant().gateway, baseUrl: '' } });
  const store = createTestStore({ merchant: own });
  store.dispatch(
    homeDataStored(await fetchHomeData({ merchant: own, language: 'EN', gateway: 'http://gateway.test/' })),
  );
  expect(bannersIn(store)).toEqual(['/pictures/b1.avif']);
  const other = createTestStore();
  other.dispatch(homeDataStored(await fetchHomeData({ merchant: testMerchant(), language: 'EN', gateway: undefined })));
  expect(bannersIn(other)).toEqual(['http://gateway.test/pictures/b1.avif']);
});

test('a gateway with a failed reply or without an address is an error', async () => {
  answerHome();
  network.use(fail(calls.getHotGames, 'MAINTENANCE'));
  const ask = (baseUrl: string) =>
    fetchHomeData({
      merchant: testMerchant({ gateway: { ...testMerchant().gateway, baseUrl } }),
      language: 'EN',
      gateway: undefined,
    });
  await expect(ask('http://gateway.test')).rejects.toThrow('MAINTENANCE');
  await expect(ask('')).rejects.toThrow('the address of the gateway must be given');
});
