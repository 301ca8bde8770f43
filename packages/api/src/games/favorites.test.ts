import { HttpResponse } from 'msw';
import { favoritesChangeItem, fingerprint } from '@livery/device/storage';
import { waitFor } from '@livery/config/wait-for';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, answerRaw, fail, noNetwork } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleGame } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import type { TestStore } from '../testing/testStore.ts';
import { allFavoritesApi } from './allFavorites.api.ts';
import { favoriteChangesApi } from './favoriteChanges.api.ts';
import { favoritesApi } from './favorites.api.ts';
import type { FavoritesFilter } from './favorites.api.ts';
import { followFavorites } from './favoriteTabs.api.ts';
import { toGame } from './games.transform.ts';

const network = startNetwork();
const { favoriteGames } = favoritesApi.endpoints;
const { addFavoriteGame, removeFavoriteGame } = favoriteChangesApi.endpoints;
const home: FavoritesFilter = { language: 'EN', pageSize: 15 };
const hearts: FavoritesFilter = { language: 'EN', pageSize: 100 };

/** Simulates a gateway with these favourites, and creates a store that has loaded two lists of them. */
async function withFavorites(...numbers: number[]) {
  let asked = 0;
  network.use(
    answer(
      calls.getFavoriteGames,
      () => ((asked += 1), { content: numbers.map((n) => sampleGame(n)), pageNum: 1, totalPages: 1 }),
    ),
  );
  const store = createTestStore({ session: testSession });
  await store.dispatch(favoriteGames.initiate(home));
  await store.dispatch(favoriteGames.initiate(hearts));
  return { store, askedCount: () => asked };
}
const ids = (store: TestStore, filter = home) =>
  favoriteGames
    .select(filter)(store.getState())
    .data?.pages.flatMap(({ games }) => games.map(({ id }) => id));

/** Delays the reply of a call until `release`. */
function holdRequests(
  call: typeof calls.addFavoriteGame | typeof calls.removeFavoriteGame,
  outcome: () => Response = () => HttpResponse.json({ success: true, value: { success: true } }),
) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const sent: unknown[] = [];
  network.use(
    answerRaw(call, async (request) => {
      const text = await request.clone().text();
      sent.push(text === '' ? Object.fromEntries(new URL(request.url).searchParams) : JSON.parse(text));
      await gate;
      return outcome();
    }),
  );
  return { release: () => release(), sent };
}
const game = (index: number) => toGame(sampleGame(index));
const failed = () => HttpResponse.error();

describe('adding', () => {
  test('sends nodeId and vendor, and adds the game to every list before the reply', async () => {
    const { store, askedCount } = await withFavorites(1);
    const { release, sent } = holdRequests(calls.addFavoriteGame);
    const saving = store.dispatch(addFavoriteGame.initiate(game(2)));
    expect(ids(store)).toEqual(['node-2', 'node-1']);
    expect(ids(store, hearts)).toEqual(['node-2', 'node-1']);
    release();
    expect(await saving).not.toHaveProperty('error');
    expect(sent).toEqual([{ nodeId: 'node-2', vendor: 'ACME' }]);
    expect(ids(store)).toEqual(['node-2', 'node-1']);
    expect(askedCount()).toBe(2);
  });

  test.each([
    ['there is no network', noNetwork(calls.addFavoriteGame), 'NETWORK'],
    ['the gateway refuses', fail(calls.addFavoriteGame, 'NOT_FOUND'), 'NOT_FOUND'],
    ['the gateway reports that it did not save', answer(calls.addFavoriteGame, { success: false }), 'NOT_SAVED'],
  ])('[FAV-03] the list is restored when %s', async (_, handler, code) => {
    const { store } = await withFavorites(1, 3);
    network.use(handler);
    expect(await store.dispatch(addFavoriteGame.initiate(game(2)))).toMatchObject({ error: { code } });
    expect(ids(store)).toEqual(['node-1', 'node-3']);
    expect(ids(store, hearts)).toEqual(['node-1', 'node-3']);
  });

  test('a game that is already a favourite is not added twice, and a failure does not remove it', async () => {
    const { store } = await withFavorites(1);
    network.use(noNetwork(calls.addFavoriteGame));
    await store.dispatch(addFavoriteGame.initiate(game(1)));
    expect(ids(store)).toEqual(['node-1']);
  });

  test('lists of another vendor or type do not change', async () => {
    const { store } = await withFavorites(1);
    const others = { ...home, vendorCode: 'OTHER' };
    const live = { ...home, gameType: 'LIVE' } as const;
    await store.dispatch(favoriteGames.initiate(others));
    await store.dispatch(favoriteGames.initiate(live));
    network.use(answer(calls.addFavoriteGame, { success: true }));
    await store.dispatch(addFavoriteGame.initiate(game(2)));
    expect(ids(store)).toEqual(['node-2', 'node-1']);
    expect(ids(store, others)).toEqual(['node-1']);
    expect(ids(store, live)).toEqual(['node-1']);
  });

  test('[FAV-04] a list with more pages is requested again, so that its next page repeats no game', async () => {
    const catalogue = [1, 2, 3, 4].map((n) => sampleGame(n));
    network.use(
      answer(calls.getFavoriteGames, ({ url }) => {
        const pageNo = Number(new URL(url).searchParams.get('pageNo'));
        return {
          content: catalogue.slice((pageNo - 1) * 2, pageNo * 2),
          pageNum: pageNo,
          totalPages: Math.ceil(catalogue.length / 2),
        };
      }),
      answer(calls.addFavoriteGame, () => (catalogue.unshift(sampleGame(9)), { success: true })),
    );
    const store = createTestStore({ session: testSession });
    await store.dispatch(favoriteGames.initiate({ ...home, pageSize: 2 }));
    await store.dispatch(addFavoriteGame.initiate(game(9)));
    await Promise.all(store.dispatch(favoritesApi.util.getRunningQueriesThunk()));
    await store.dispatch(favoriteGames.initiate({ ...home, pageSize: 2 }, { direction: 'forward' }));
    expect(ids(store, { ...home, pageSize: 2 })).toEqual(['node-9', 'node-1', 'node-2', 'node-3']);
  });
});

describe('removing', () => {
  test('the game is removed from every list before the reply', async () => {
    const { store } = await withFavorites(1, 2, 3);
    const { release, sent } = holdRequests(calls.removeFavoriteGame);
    const saving = store.dispatch(removeFavoriteGame.initiate(game(2)));
    expect(ids(store)).toEqual(['node-1', 'node-3']);
    expect(ids(store, hearts)).toEqual(['node-1', 'node-3']);
    release();
    await saving;
    expect(sent).toEqual([{ nodeId: 'node-2', vendor: 'ACME' }]);
    expect(ids(store)).toEqual(['node-1', 'node-3']);
  });

  test('[FAV-03] a failure restores its position', async () => {
    const { store } = await withFavorites(1, 2, 3);
    network.use(noNetwork(calls.removeFavoriteGame));
    await store.dispatch(removeFavoriteGame.initiate(game(2)));
    expect(ids(store)).toEqual(['node-1', 'node-2', 'node-3']);
  });

  test('[FAV-03] of two hearts tapped together, only the failed one is restored', async () => {
    const { store } = await withFavorites(1, 2, 3);
    const remove = holdRequests(calls.removeFavoriteGame, failed);
    const add = holdRequests(calls.addFavoriteGame);
    const removing = store.dispatch(removeFavoriteGame.initiate(game(1)));
    const adding = store.dispatch(addFavoriteGame.initiate(game(9)));
    expect(ids(store)).toEqual(['node-9', 'node-2', 'node-3']);
    add.release();
    await adding;
    remove.release();
    await removing;
    expect(new Set(ids(store))).toEqual(new Set(['node-9', 'node-1', 'node-2', 'node-3']));
  });

  test('[FAV-02] a second tap before the reply is sent after the reply, and the last tap decides', async () => {
    const { store } = await withFavorites(1);
    const add = holdRequests(calls.addFavoriteGame);
    const remove = holdRequests(calls.removeFavoriteGame);
    const adding = store.dispatch(addFavoriteGame.initiate(game(2)));
    const removing = store.dispatch(removeFavoriteGame.initiate(game(2)));
    expect(ids(store)).toEqual(['node-1']);
    await waitFor(() => expect(add.sent).toHaveLength(1));
    expect(remove.sent).toEqual([]);
    add.release();
    await adding;
    expect(ids(store)).toEqual(['node-1']);
    await waitFor(() => expect(remove.sent).toHaveLength(1));
    remove.release();
    await removing;
    expect(ids(store)).toEqual(['node-1']);
  });

  test('[FAV-03] if the requests of two taps on a heart fail, its initial state is restored', async () => {
    const { store } = await withFavorites(1);
    network.use(noNetwork(calls.addFavoriteGame), noNetwork(calls.removeFavoriteGame));
    await Promise.all([
      store.dispatch(addFavoriteGame.initiate(game(2))),
      store.dispatch(removeFavoriteGame.initiate(game(2))),
    ]);
    expect(ids(store)).toEqual(['node-1']);
    await Promise.all([
      store.dispatch(removeFavoriteGame.initiate(game(1))),
      store.dispatch(addFavoriteGame.initiate(game(1))),
    ]);
    expect(ids(store)).toEqual(['node-1']);
  });

  test('a list with more pages is requested again, so that its next page skips no game', async () => {
    const catalogue = [1, 2, 3, 4].map((n) => sampleGame(n));
    network.use(
      answer(calls.getFavoriteGames, ({ url }) => {
        const pageNo = Number(new URL(url).searchParams.get('pageNo'));
        return {
          content: catalogue.slice((pageNo - 1) * 2, pageNo * 2),
          pageNum: pageNo,
          totalPages: Math.ceil(catalogue.length / 2),
        };
      }),
      answer(calls.removeFavoriteGame, () => (catalogue.splice(0, 1), { success: true })),
    );
    const store = createTestStore({ session: testSession });
    await store.dispatch(favoriteGames.initiate({ ...home, pageSize: 2 }));
    await store.dispatch(removeFavoriteGame.initiate(game(1)));
    await Promise.all(store.dispatch(favoritesApi.util.getRunningQueriesThunk()));
    await store.dispatch(favoriteGames.initiate({ ...home, pageSize: 2 }, { direction: 'forward' }));
    expect(ids(store, { ...home, pageSize: 2 })).toEqual(['node-2', 'node-3', 'node-4']);
  });
});

describe('in two tabs', () => {
  let stop = () => {};
  afterEach(() => {
    stop();
    localStorage.clear();
  });

  /** Simulates another tab that saved a heart. The time `at` makes the change differ from the previous one. */
  const otherTabSaves = (token: string, at: number) => favoritesChangeItem.write({ by: fingerprint(token), at });
  const storageEvent = () => window.dispatchEvent(new StorageEvent('storage', { key: favoritesChangeItem.key }));

  /** Creates this tab with its listener, and the favourites that the gateway returns from now on. */
  async function tab(...later: number[]) {
    const { store, askedCount } = await withFavorites(1);
    stop = followFavorites(store);
    network.use(
      answer(calls.getFavoriteGames, { content: later.map((n) => sampleGame(n)), pageNum: 1, totalPages: 1 }),
    );
    const settled = () => Promise.all(store.dispatch(favoritesApi.util.getRunningQueriesThunk()));
    return { store, askedCount, settled };
  }

  test.each([
    ['immediately', 1, storageEvent],
    ['when it becomes visible', 2, () => document.dispatchEvent(new Event('visibilitychange'))],
    ['when the browser restores it', 3, () => window.dispatchEvent(new Event('pageshow'))],
  ])('a heart set in another tab is set in this tab %s', async (_, at, hear) => {
    const { store } = await tab(2, 1);
    otherTabSaves(testSession.token, at);
    hear();
    await waitFor(() => expect(ids(store)).toEqual(['node-2', 'node-1']));
    await waitFor(() => expect(ids(store, hearts)).toEqual(['node-2', 'node-1']));
  });

  test('changes of another member and other stored items change nothing in this tab', async () => {
    const { store, settled } = await tab(2, 1);
    otherTabSaves('token-of-bashir', 4);
    storageEvent();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    await settled();
    expect(ids(store)).toEqual(['node-1']);
  });

  test('a guest sends no request', async () => {
    const asked = vi.fn<() => void>();
    const store = createTestStore();
    stop = followFavorites(store);
    network.use(
      answer(calls.getFavoriteGames, () => (asked(), { content: [sampleGame(2)], pageNum: 1, totalPages: 1 })),
    );
    otherTabSaves(testSession.token, 3);
    storageEvent();
    await Promise.all(store.dispatch(favoritesApi.util.getRunningQueriesThunk()));
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    ['added', addFavoriteGame, calls.addFavoriteGame, 2],
    ['removed', removeFavoriteGame, calls.removeFavoriteGame, 1],
  ])(
    'a favourite that is %s here notifies other tabs after it is saved, without a request here',
    async (_, endpoint, call, number) => {
      const { store, settled } = await tab(7);
      network.use(noNetwork(call));
      await store.dispatch(endpoint.initiate(game(number)));
      expect(favoritesChangeItem.read()).toBeUndefined();
      network.use(answer(call, { success: true }));
      await store.dispatch(endpoint.initiate(game(number)));
      expect(favoritesChangeItem.read()).toMatchObject({ by: fingerprint(testSession.token) });
      document.dispatchEvent(new Event('visibilitychange'));
      await settled();
      expect(ids(store)).not.toContain('node-7');
    },
  );
});

test('the list of all kinds, 21 per page, is updated and restored with the hearts', async () => {
  const asked: string[] = [];
  const { store } = await withFavorites(1, 2);
  network.use(
    answer(calls.getFavoriteGamesAll, ({ url }) => {
      asked.push(new URL(url).searchParams.get('pageSize')!);
      return { content: [sampleGame(1), sampleGame(2)], pageNum: 1, totalPages: 1 };
    }),
  );
  const { allFavoriteGames } = allFavoritesApi.endpoints;
  await store.dispatch(allFavoriteGames.initiate({ language: 'EN' }));
  expect(asked).toEqual(['21']);
  const allIds = () =>
    allFavoriteGames
      .select({ language: 'EN' })(store.getState())
      .data?.pages.flatMap(({ games }) => games.map(({ id }) => id));
  const { release } = holdRequests(calls.removeFavoriteGame, failed);
  const removal = store.dispatch(removeFavoriteGame.initiate(game(1)));
  expect(allIds()).toEqual(['node-2']);
  release();
  await removal;
  expect(allIds()).toEqual(['node-1', 'node-2']);
  holdRequests(calls.addFavoriteGame).release();
  await store.dispatch(addFavoriteGame.initiate(game(7)));
  expect(allIds()).toEqual(['node-7', 'node-1', 'node-2']);
});
