import { afterEach, describe, expect, test, vi } from 'vitest';
import { announcementsApi } from '../announcements/getAnnouncements.api.ts';
import { calls } from '../contract/calls.ts';
import { gameListsApi } from '../games/gameLists.api.ts';
import { memberApi } from '../member/getMemberInfo.api.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { testMerchant } from '../testing/testMerchant.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { type PrefetchedRequest, fetchWithPrefetched } from './fetchWithPrefetched.ts';
import { type PlainRequest, collectRequests } from './collectRequests.ts';

const network = startNetwork();
const context = { merchant: testMerchant(), getLanguage: () => 'EN' };
const hotGames = () => gameListsApi.endpoints.getHotGames.initiate({ language: 'EN' });

afterEach(() => vi.useRealTimers());

/** Sends a request as the page does. */
function prefetchRequests({ address, headers, ...init }: PlainRequest, reply?: Promise<Response>): PrefetchedRequest {
  const controller = new AbortController();
  return {
    address,
    headers: JSON.stringify(headers),
    controller,
    reply: reply ?? fetch(address, { ...init, headers, signal: controller.signal }),
  };
}

/** Mocks hot games and returns a function that counts their requests. */
function hotGamesAsked() {
  let asked = 0;
  network.use(
    answer(calls.getHotGames, () => {
      asked += 1;
      return sampleValues.getHotGames;
    }),
  );
  return () => asked;
}

const storeAfter = (asked: PrefetchedRequest[]) => createTestStore({ fetch: fetchWithPrefetched(asked) });

describe('a request that the page prefetched', () => {
  test("equals the client's request in address and headers, has no cookies, and is collected without sending", async () => {
    const [announcements, games] = await collectRequests(context, [
      announcementsApi.endpoints.getAnnouncements.initiate({ language: 'EN' }),
      hotGames(),
    ]);
    expect(announcements).toMatchObject({
      method: 'GET',
      credentials: 'omit',
      cache: 'default',
      headers: {
        Accept: 'application/json',
        Merchant: 'testmerchant',
        Language: 'EN',
        Device: 'MOBILE',
        ModuleId: 'COMM3',
      },
    });
    expect(new URL(games!.address).searchParams.get('merchantCode')).toBe('testmerchant');
  });

  test('is rejected if its call needs a session', async () => {
    await expect(collectRequests(context, [memberApi.endpoints.getMemberInfo.initiate()])).rejects.toThrow('session');
  });

  test('is used once by the same request, which is not sent again', async () => {
    const asked = hotGamesAsked();
    const [request] = await collectRequests(context, [hotGames()]);
    const store = storeAfter([prefetchRequests(request!)]);
    expect((await store.dispatch(hotGames())).data).toHaveLength(sampleValues.getHotGames.list.length);
    expect(asked()).toBe(1);
    await store.dispatch(gameListsApi.endpoints.getHotGames.initiate({ language: 'EN' }, { forceRefetch: true }));
    expect(asked()).toBe(2);
  });

  test('is used for the player whose token it has', async () => {
    const asked = hotGamesAsked();
    const [request] = await collectRequests(context, [hotGames()]);
    const ahead = prefetchRequests({ ...request!, headers: { ...request!.headers, Authorization: testSession.token } });
    await createTestStore({ fetch: fetchWithPrefetched([ahead]), session: testSession }).dispatch(hotGames());
    expect(asked()).toBe(1);
  });

  test.each([
    ['another language', { language: 'BN' }],
    ['a player with a session', { session: testSession }],
  ])('is not used for %s', async (_, options) => {
    const asked = hotGamesAsked();
    const [request] = await collectRequests(context, [hotGames()]);
    const ahead = prefetchRequests(request!);
    await ahead.reply;
    const store = createTestStore({ fetch: fetchWithPrefetched([ahead]), ...options });
    await store.dispatch(hotGames());
    expect(asked()).toBe(2);
  });

  test('is not used long after the start', async () => {
    const asked = hotGamesAsked();
    const [request] = await collectRequests(context, [hotGames()]);
    const ahead = prefetchRequests(request!);
    await ahead.reply;
    vi.useFakeTimers({ toFake: ['Date'] });
    const store = storeAfter([ahead]);
    vi.setSystemTime(Date.now() + 10_001);
    await store.dispatch(hotGames());
    expect(asked()).toBe(2);
  });

  test.each([
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['a server that stumbles', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ])('with %s is retried as usual', async (_, reply) => {
    const asked = hotGamesAsked();
    const [request] = await collectRequests(context, [hotGames()]);
    const store = storeAfter([prefetchRequests(request!, reply())]);
    expect((await store.dispatch(hotGames())).data).toHaveLength(sampleValues.getHotGames.list.length);
    expect(asked()).toBe(1);
  });

  test('is aborted when the client aborts', async () => {
    const [request] = await collectRequests(context, [hotGames()]);
    const ahead = prefetchRequests(request!, new Promise(() => {}));
    const ask = fetchWithPrefetched([ahead]);
    const controller = new AbortController();
    void ask(ahead.address, { headers: request!.headers, signal: controller.signal });
    expect(ahead.controller.signal.aborted).toBe(false);
    controller.abort();
    expect(ahead.controller.signal.aborted).toBe(true);
  });
});
