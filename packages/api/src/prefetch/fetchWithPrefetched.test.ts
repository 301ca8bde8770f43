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

/** Asks as the page does. */
function prefetchRequests({ address, headers, ...init }: PlainRequest, reply?: Promise<Response>): PrefetchedRequest {
  const controller = new AbortController();
  return {
    address,
    headers: JSON.stringify(headers),
    controller,
    reply: reply ?? fetch(address, { ...init, headers, signal: controller.signal }),
  };
}

/** Answers hot games; gives back how often they were requested so far. */
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

describe('what the page asked ahead', () => {
  test('is what the client would ask: address, headers, no cookies; and nothing was sent to find out', async () => {
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

  test('can not be a member’s', async () => {
    await expect(collectRequests(context, [memberApi.endpoints.getMemberInfo.initiate()])).rejects.toThrow('session');
  });

  test('is taken once by the same request, which does not go out again', async () => {
    const asked = hotGamesAsked();
    const [request] = await collectRequests(context, [hotGames()]);
    const store = storeAfter([prefetchRequests(request!)]);
    expect((await store.dispatch(hotGames())).data).toHaveLength(sampleValues.getHotGames.list.length);
    expect(asked()).toBe(1);
    await store.dispatch(gameListsApi.endpoints.getHotGames.initiate({ language: 'EN' }, { forceRefetch: true }));
    expect(asked()).toBe(2);
  });

  test('is taken for the player in whose name it was asked', async () => {
    const asked = hotGamesAsked();
    const [request] = await collectRequests(context, [hotGames()]);
    const ahead = prefetchRequests({ ...request!, headers: { ...request!.headers, Authorization: testSession.token } });
    await createTestStore({ fetch: fetchWithPrefetched([ahead]), session: testSession }).dispatch(hotGames());
    expect(asked()).toBe(1);
  });

  test.each([
    ['another language', { language: 'BN' }],
    ['a player with a session', { session: testSession }],
  ])('is not taken for %s', async (_, options) => {
    const asked = hotGamesAsked();
    const [request] = await collectRequests(context, [hotGames()]);
    const ahead = prefetchRequests(request!);
    await ahead.reply;
    const store = createTestStore({ fetch: fetchWithPrefetched([ahead]), ...options });
    await store.dispatch(hotGames());
    expect(asked()).toBe(2);
  });

  test('is not taken long after the start', async () => {
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
  ])('with %s is tried again the usual way', async (_, reply) => {
    const asked = hotGamesAsked();
    const [request] = await collectRequests(context, [hotGames()]);
    const store = storeAfter([prefetchRequests(request!, reply())]);
    expect((await store.dispatch(hotGames())).data).toHaveLength(sampleValues.getHotGames.list.length);
    expect(asked()).toBe(1);
  });

  test('is given up when the client gives up', async () => {
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
