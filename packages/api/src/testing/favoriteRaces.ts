import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { favoriteChangesApi } from '../games/favoriteChanges.api.ts';
import { favoritesApi } from '../games/favorites.api.ts';
import { toGame } from '../games/games.transform.ts';
import { answer, answerRaw } from './answers.ts';
import { startNetwork } from './network.ts';
import { randomFrom } from './randomFrom.ts';
import { sampleGame } from './samples.ts';
import { createTestStore, testSession } from './testStore.ts';

/** Number of random steps in one race: taps, page loads or replies. */
const steps = 24;
const pageSize = 4;
const filter = { language: 'EN', pageSize };

const { favoriteGames } = favoritesApi.endpoints;
const { addFavoriteGame, removeFavoriteGame } = favoriteChangesApi.endpoints;

/**
 * Declares race tests of the favourites. A player sets and clears hearts, sometimes the same heart before its reply,
 * and loads pages. Another tab changes some hearts. The replies arrive late and in any order, and some changes fail. In
 * the end the list must contain each favourite of the gateway exactly once.
 *
 * @param count number of races, each with its own order
 */
export function testFavoriteRaces(count: number): void {
  const network = startNetwork();

  test.each(Array.from({ length: count }, (_, index) => index + 1))('[FAV-04] race %i of favourites', async (seed) => {
    const random = randomFrom(seed);
    const below = (limit: number) => Math.floor(random() * limit);
    const pending: (() => void)[] = [];
    const held = () => new Promise<void>((release) => pending.push(release));
    const answerOne = () => pending.splice(below(pending.length), 1)[0]?.();

    const numberOf = (request: Request, text: string) =>
      Number(
        (text === '' ? new URL(request.url).searchParams.get('nodeId')! : JSON.parse(text).nodeId).slice(
          'node-'.length,
        ),
      );
    let favorites = Array.from({ length: 11 }, (_, index) => index + 1);
    const change = (apply: (number: number) => number[]) => async (request: Request) => {
      const number = numberOf(request, await request.clone().text());
      const isFailing = random() < 0.25;
      await held();
      if (isFailing) return HttpResponse.error();
      favorites = apply(number);
      return HttpResponse.json({ success: true, value: { success: true } });
    };
    network.use(
      answerRaw(
        calls.addFavoriteGame,
        change((number) => [number, ...favorites.filter((one) => one !== number)]),
      ),
      answerRaw(
        calls.removeFavoriteGame,
        change((number) => favorites.filter((one) => one !== number)),
      ),
      answer(calls.getFavoriteGames, async ({ url }) => {
        const pageNo = Number(new URL(url).searchParams.get('pageNo'));
        await held();
        const page = favorites.slice((pageNo - 1) * pageSize, pageNo * pageSize);
        return {
          content: page.map((number) => sampleGame(number)),
          pageNum: pageNo,
          totalPages: Math.ceil(favorites.length / pageSize),
        };
      }),
    );

    const store = createTestStore({ session: testSession, timeoutMs: 60_000 });
    const read = () => favoriteGames.select(filter)(store.getState());
    const listed = () => read().data?.pages.flatMap(({ games }) => games) ?? [];
    const isBusy = () => {
      const { queries, mutations } = store.getState().gateway;
      const all = [...Object.values(queries), ...Object.values(mutations)] as ({ status?: string } | undefined)[];
      return all.some((entry) => entry?.status === 'pending');
    };
    const turn = () => new Promise<void>((done) => setImmediate(done));
    const more = () => {
      if (read().hasNextPage && !isBusy())
        void store.dispatch(favoriteGames.initiate(filter, { direction: 'forward' }));
    };
    /** Sends the replies to all requests, including follow-up requests. */
    const settle = async () => {
      for (let quiet = 0; quiet < 20; quiet = isBusy() || pending.length > 0 ? 0 : quiet + 1) {
        while (pending.length > 0) answerOne();
        // Follow-up requests start one after another, and each needs turns of the event loop.
        await turn();
      }
    };

    /** Taps the heart of one of a few games. The previous tap on that heart may still have no reply. */
    const tapAgain = () => {
      const game = toGame(sampleGame(1 + below(2)));
      const change = listed().some(({ id }) => id === game.id) ? removeFavoriteGame : addFavoriteGame;
      void store.dispatch(change.initiate(game));
    };

    void store.dispatch(favoriteGames.initiate(filter));
    let next = 100;
    for (let step = 0; step < steps; step++) {
      const what = random();
      const games = listed();
      if (what < 0.15 && games.length > 0)
        void store.dispatch(removeFavoriteGame.initiate(games[below(games.length)]!));
      else if (what < 0.25) void store.dispatch(addFavoriteGame.initiate(toGame(sampleGame(next++))));
      else if (what < 0.4) tapAgain();
      else if (what < 0.55) more();
      // Simulates a change in another tab.
      else if (what < 0.6) store.dispatch(favoritesApi.util.invalidateTags(['FavoriteGames']));
      else answerOne();
      for (let turns = below(6); turns > 0; turns--) await turn();
    }

    await settle();
    while (read().hasNextPage) {
      more();
      await settle();
    }
    const ids = listed().map(({ id }) => id);
    expect(ids.toSorted()).toEqual(favorites.map((number) => `node-${number}`).toSorted());
  });
}
