import {
  answer,
  answerRaw,
  fail,
  noNetwork,
  sampleGame,
  sampleValues,
  startNetwork,
  testSession,
} from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { openReturnPoint, saveReturnPoint } from '@livery/device/return-points';
import { sessionStarted } from '@livery/api/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { stopClock } from '../../../../testing/stopClock.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { FavoriteGames } from '../FavoriteGames/FavoriteGames.tsx';
import { homeCategoryChosen } from '../../state/homeCategory.ts';
import { HomeGames } from './HomeGames.tsx';

const network = startNetwork();
// Loads the code for a change of a heart before the tests, so that its load time on a slow machine does not matter.
beforeAll(() => import('../../model/changeFavorite.ts'));
afterEach(() => vi.useRealTimers());
const heart = (name: string) => screen.findAllByRole('button', { name: `Favourite: ${name}` });
const isPressed = async (name: string) => (await heart(name)).map((button) => button.getAttribute('aria-pressed'));
const home = (
  <>
    <HomeGames kindsAs="rail" />
    <FavoriteGames />
  </>
);

function answerGames() {
  network.use(
    answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
    answer(calls.getHotGames, sampleValues.getHotGames),
  );
}

describe('games on home', () => {
  test('[HOME-11] hot games have a header, tiles, and a link to the hot list', async () => {
    answerGames();
    renderScreen(home);
    const hot = await screen.findByRole('region', { name: 'Hot games' });
    expect(await within(hot).findByText('Game 2')).toBeVisible();
    expect(within(hot).getByRole('link', { name: 'More Hot games' }).getAttribute('href')).toBe('/m/gameList?type=hot');
  });

  test('[HOME-12] favourites have the header My collection, their tiles, and a link to the list', async () => {
    answerGames();
    network.use(answer(calls.getFavoriteGames, { content: [sampleGame(7), sampleGame(8)], pageNum: 1, totalPages: 1 }));
    renderScreen(home, { session: testSession });
    const collection = within(await screen.findByRole('region', { name: 'My collection' }));
    expect(collection.getByText('Game 7')).toBeVisible();
    expect(collection.getByText('Game 8')).toBeVisible();
    expect(collection.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/m/gameList?type=fav');
  });

  test('[HOME-12] favourites are not shown to a guest', async () => {
    answerGames();
    renderScreen(home);
    await screen.findByText('Game 1');
    expect(screen.queryByText('My collection')).toBeNull();
  });

  test('[HOME-12] the collection is not shown to a member without favourites', async () => {
    answerGames();
    network.use(answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }));
    renderScreen(home, { session: testSession });
    await screen.findByText('Game 1');
    expect(screen.queryByText('My collection')).toBeNull();
  });

  test('[FAV-02] a heart adds a game to the collection', async () => {
    answerGames();
    let body: unknown;
    network.use(
      answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }),
      answer(calls.addFavoriteGame, async (request) => {
        body = await request.json();
        return { success: true };
      }),
    );
    const { store } = renderScreen(home, { session: testSession });
    const [first] = await heart('Game 1');
    const clock = stopClock();
    fireEvent.click(first!);
    await clock.until(() => expect(body).toBeDefined());
    await clock.pass(500);
    await clock.until(() => expect(screen.getByText('Changes saved')).toBeInTheDocument());
    await clock.idle(store);
    vi.useRealTimers();
    expect(body).toEqual({ nodeId: 'node-1', vendor: 'ACME' });
    expect(await screen.findByRole('region', { name: 'My collection' })).toBeVisible();
    expect(await isPressed('Game 1')).toEqual(['true', 'true']);
  });

  test('[FAV-02] [ERR-01 saved favourite] (loading and saved are both seen) loading for 0.5 s, saved for 1 s', async () => {
    const { clock, reply, isAnswered } = await toggleWithStoppedClock();
    reply();
    await clock.until(() => expect(isAnswered()).toBe(true));
    await clock.pass(499);
    expect(screen.getByText(/Please wait/)).toBeInTheDocument();
    await clock.pass(1);
    await clock.until(() => expect(screen.getByText('Changes saved')).toBeInTheDocument());
    expect(screen.queryByText(/Please wait/)).toBeNull();
    await clock.pass(999);
    expect(screen.getByText('Changes saved')).toBeInTheDocument();
    await clock.pass(1);
    expect(screen.queryByText('Changes saved')).toBeNull();
  });

  test('[FAV-02] (loading of at most 2 s) a slow reply ends the loading after 2 s, and then shows saved', async () => {
    const { clock, reply, isAnswered } = await toggleWithStoppedClock();
    await clock.pass(1_999);
    expect(screen.getByText(/Please wait/)).toBeInTheDocument();
    await clock.pass(1);
    expect(screen.queryByText(/Please wait/)).toBeNull();
    reply();
    await clock.until(() => expect(isAnswered()).toBe(true));
    await clock.until(() => expect(screen.getByText('Changes saved')).toBeInTheDocument());
  });

  /** Presses the heart of a game. The gateway replies only when the test calls `reply`. */
  async function toggleWithStoppedClock() {
    answerGames();
    let reply = () => {};
    let isAnswered = false;
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    network.use(
      answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }),
      answer(calls.addFavoriteGame, async () => {
        await replied;
        isAnswered = true;
        return { success: true };
      }),
    );
    // The timeout is the same as in the product, because the reply may take longer than the loading toast is shown.
    renderScreen(home, { session: testSession, timeoutMs: 15_000 });
    const [first] = await heart('Game 1');
    const clock = stopClock();
    fireEvent.click(first!);
    await clock.until(() => expect(screen.getByText(/Please wait/)).toBeInTheDocument());
    return { clock, reply, isAnswered: () => isAnswered };
  }

  test(
    '[FAV-02] (before the favourites are here) a heart is saved, and existing favourites stay',
    { tags: 'whole' },
    async () => {
      answerGames();
      let reply = () => {};
      const replied = new Promise<void>((resolve) => {
        reply = resolve;
      });
      const added: unknown[] = [];
      network.use(
        answer(calls.getFavoriteGames, async () => {
          await replied;
          return { content: [sampleGame(2)], pageNum: 1, totalPages: 1 };
        }),
        answer(calls.addFavoriteGame, async (request) => {
          added.push(await request.json());
          return { success: true };
        }),
      );
      const { store } = renderScreen(home, { session: testSession, timeoutMs: 15_000 });
      const [first] = await heart('Game 1');
      const [second] = await heart('Game 2');
      fireEvent.click(first!);
      fireEvent.click(second!);
      expect(added).toEqual([]);
      reply();
      await screen.findByText('Changes saved');
      await waitForStoreIdle(store);
      await waitFor(async () => expect(await isPressed('Game 1')).toEqual(['true', 'true']));
      expect(await isPressed('Game 2')).toEqual(['true', 'true']);
      expect(added).toEqual([{ nodeId: 'node-1', vendor: 'ACME' }]);
    },
  );

  test('[FAV-02] (if the favourites failed to load) a heart is full after it is saved', { tags: 'whole' }, async () => {
    answerGames();
    network.use(
      fail(calls.getFavoriteGames, 'INTERNAL'),
      answer(calls.addFavoriteGame, () => {
        network.use(answer(calls.getFavoriteGames, { content: [sampleGame(1)], pageNum: 1, totalPages: 1 }));
        return { success: true };
      }),
    );
    const { store } = renderScreen(home, { session: testSession });
    const [first] = await heart('Game 1');
    await waitForStoreIdle(store);
    fireEvent.click(first!);
    await waitFor(async () => expect(await isPressed('Game 1')).toEqual(['true', 'true']));
  });

  test(
    "a heart's change can be undone for some seconds, and while the button has the focus",
    { tags: 'whole' },
    async () => {
      answerGames();
      const sent: string[] = [];
      network.use(
        answer(calls.getFavoriteGames, { content: [sampleGame(2)], pageNum: 1, totalPages: 1 }),
        answer(calls.addFavoriteGame, () => (sent.push('add'), { success: true })),
        answer(calls.removeFavoriteGame, () => (sent.push('remove'), { success: true })),
      );
      const { store } = renderScreen(home, { session: testSession, timeoutMs: 15_000 });
      await screen.findByRole('region', { name: 'My collection' });
      const clock = stopClock();
      const hearts = (name: string) => screen.getAllByRole('button', { name: `Favourite: ${name}` });
      const undo = () => screen.queryByText('Undo');
      const press = async (name: string) => {
        fireEvent.click(hearts(name)[0]!);
        await clock.idle(store);
        await clock.pass(500);
        await clock.until(() => expect(screen.getByText('Changes saved')).toBeInTheDocument());
        await clock.pass(1_000);
      };
      await press('Game 2');
      expect(screen.getByText('Removed from favourites')).toBeInTheDocument();
      await clock.pass(6_000);
      fireEvent.focus(undo()!);
      await clock.pass(60_000);
      expect(undo()).toBeInTheDocument();
      fireEvent.blur(undo()!);
      await clock.pass(7_999);
      fireEvent.click(undo()!);
      await clock.idle(store);
      expect(undo()).toBeNull();
      expect(sent).toEqual(['remove', 'add']);
      expect(hearts('Game 2')[0]).toHaveAttribute('aria-pressed', 'true');
      await press('Game 1');
      expect(screen.getByText('Added to favourites')).toBeInTheDocument();
      await clock.pass(8_000);
      expect(undo()).toBeNull();
      expect(sent).toEqual(['remove', 'add', 'add']);
    },
  );

  test('[FAV-03] [ERR-01 failed favourite] after a failed heart the list is unchanged, without a message', async () => {
    answerGames();
    network.use(
      answer(calls.getFavoriteGames, { content: [sampleGame(2)], pageNum: 1, totalPages: 1 }),
      fail(calls.addFavoriteGame, 'INTERNAL'),
    );
    const { store } = renderScreen(home, { session: testSession });
    await screen.findByRole('region', { name: 'My collection' });
    let isRefused = false;
    network.events.on('response:mocked', ({ response }) => {
      isRefused ||= response.status >= 500;
    });
    const [first] = await heart('Game 1');
    const clock = stopClock();
    fireEvent.click(first!);
    await clock.until(() => expect(screen.getByText(/Please wait/)).toBeInTheDocument());
    await clock.until(() => expect(isRefused).toBe(true));
    await clock.pass(500);
    await clock.idle(store);
    expect(screen.queryByText(/Please wait|saved/)).toBeNull();
    vi.useRealTimers();
    expect(await isPressed('Game 1')).toEqual(['false']);
    expect(screen.queryByText(/wrong|not answering|failed/i)).toBeNull();
    expect(await isPressed('Game 2')).toEqual(['true', 'true']);
    network.events.removeAllListeners();
  });

  test('[FAV-01] [ERR-01 guest] a guest sees for 2 s that login is required, and is then redirected', async () => {
    answerGames();
    const { address } = renderScreen(home, { at: '/m/home' });
    const [first] = await heart('Game 1');
    const clock = stopClock();
    fireEvent.click(first!);
    await clock.pass(1_999);
    expect(screen.getByText('You are not logged in, please login first')).toBeInTheDocument();
    expect(address()).toBe('/m/home');
    await clock.pass(1);
    expect(address()).toBe('/m/login');
    expect(screen.queryByText('You are not logged in, please login first')).toBeNull();
  });

  test('a guest who then logs in from another tab is not redirected to login', async () => {
    answerGames();
    network.use(answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }));
    const { address, store } = renderScreen(home, { at: '/m/home' });
    const [first] = await heart('Game 1');
    const clock = stopClock();
    fireEvent.click(first!);
    await clock.pass(1_000);
    act(() => void store.dispatch(sessionStarted(testSession)));
    await clock.pass(2_000);
    expect(address()).toBe('/m/home');
  });

  test.each(
    sample(
      [
        ['there is no network', () => noNetwork(calls.getHotGames), 'No connection. Check your network and try again.'],
        [
          'the gateway is down',
          () => answerRaw(calls.getHotGames, () => new Response('<h1>Bad gateway</h1>', { status: 502 })),
          /isn’t responding right now/,
        ],
        [
          'the reply does not fit',
          () => answerRaw(calls.getHotGames, () => Response.json({ success: true, value: { list: 'none' } })),
          /something we couldn’t read/,
        ],
      ] as const,
      3,
    ),
  )('when %s an error is shown, and a retry loads the games', async (_, fault, sentence) => {
    network.use(answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes), fault());
    const { user } = renderScreen(home);
    expect(await screen.findByText(sentence)).toBeVisible();
    network.use(answer(calls.getHotGames, sampleValues.getHotGames));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 1')).toBeVisible();
  });

  test('after a return, home shows the same kind of games as before', { tags: 'whole' }, async () => {
    answerGames();
    network.use(
      answer(calls.getGameList, { games: [sampleGame(7, { gameName: 'A slot' })], pageNum: 1, totalPages: 1 }),
    );
    const left = renderScreen(home);
    await left.user.click(await screen.findByRole('button', { name: 'Slots' }));
    await screen.findByText('A slot');
    saveReturnPoint('left');
    left.unmount();
    // Simulates a reload: a store without the chosen kind.
    openReturnPoint('left');
    renderScreen(home);
    expect(await screen.findByText('A slot')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Slots' })).toHaveAttribute('aria-current', 'true');
  });

  test('a kind from the rail shows its games, and links to the game entry, which shows all of them', async () => {
    answerGames();
    network.use(
      answer(calls.getGameList, ({ url }) => {
        const kind = new URL(url).searchParams.get('gameType');
        return { games: [sampleGame(7, { gameName: `A ${kind} game` })], pageNum: 1, totalPages: 1 };
      }),
    );
    const { user } = renderScreen(home);
    await user.click(await screen.findByRole('button', { name: 'Slots' }));
    expect(await screen.findByText('A RNG game')).toBeVisible();
    expect(screen.getByRole('link', { name: 'More Slots' }).getAttribute('href')).toBe('/m/game');
  });

  test.each([
    ['FAV', 'Hot'],
    ['ESPORTS', 'Sports'],
  ] as const)('the category %s, which only the game entry has, is %s here', async (category, shown) => {
    answerGames();
    network.use(
      answer(calls.getVendorGameTypes, [
        ...sampleValues.getVendorGameTypes,
        { ...sampleValues.getVendorGameTypes[0]!, gameCategory: 'SPORTS' },
      ]),
      answer(calls.getGameList, { games: [sampleGame(7)], pageNum: 1, totalPages: 1 }),
    );
    const { store } = renderScreen(home);
    act(() => void store.dispatch(homeCategoryChosen(category)));
    expect(await screen.findByRole('button', { name: shown, current: true })).toBeVisible();
  });
});
