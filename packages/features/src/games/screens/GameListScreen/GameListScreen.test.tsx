import {
  answer,
  answerRaw,
  fail,
  noAnswer,
  noNetwork,
  sampleGame,
  sampleValues,
  startNetwork,
  testSession,
} from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { addToReturnPoint, openReturnPoint, saveReturnPoint } from '@livery/device/return-points';
import { gameListsApi } from '@livery/api/games/gameLists';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { layOutTiles } from '../../../../testing/layOutTiles.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { GameListScreen } from './GameListScreen.tsx';

const network = startNetwork();
// Loads the code of the search before the tests, so that its load time on a slow machine does not matter.
beforeAll(() => import('../../components/GameSearch/GameSearch.tsx'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const tab = (name: string) => screen.findByRole('tab', { name });

/**
 * Opens the search overlay of the list.
 * @returns the field of the search.
 */
async function openSearch() {
  // The act is awaited because the search suspends. React drops the remaining work of an `act` that is not awaited.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Search games/ })));
  return screen.findByRole('combobox', { name: 'Search games' });
}

function answerCategories() {
  network.use(answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes));
}

describe('the game list', () => {
  test('[LIST-03] [LIST-04] sends a search on Enter, and shows "No data" without results', async () => {
    answerCategories();
    const searches: (string | null)[] = [];
    network.use(
      answer(calls.getGameList, ({ url }) => {
        searches.push(new URL(url).searchParams.get('gameName'));
        return { games: [], pageNum: 1, totalPages: 0 };
      }),
    );
    network.use(answer(calls.getHotGames, { list: [] }));
    const { user, address } = renderScreen(<GameListScreen />, { at: '/m/gameList' });
    await screen.findByText('No data');
    await user.type(await openSearch(), 'moon');
    expect(searches).toEqual([null]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(searches).toEqual([null, 'moon']));
    expect(address()).toBe('/m/gameList?q=moon');
  });

  test('[TABS-02] above three tabs, arrows scroll to hidden tabs without choosing one', { tags: 'whole' }, async () => {
    answerCategories();
    network.use(
      answer(calls.getGameList, { games: [], pageNum: 1, totalPages: 0 }),
      answer(calls.getHotGames, { list: [] }),
    );
    const { user } = renderScreen(<GameListScreen />, { at: '/m/gameList' });
    await screen.findByText('No data');
    await user.click(await tab('Slots'));
    const lists = (await tab('New')).closest<HTMLElement>('[role=tablist]')!;
    const names = within(lists)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent);
    const chosen = () => within(lists).getByRole('tab', { selected: true }).textContent;
    expect(names.length).toBeGreaterThan(3);
    expect(chosen()).toBe('All');
    // Simulates a row with a visible width of 300 pixels, because jsdom has no layout.
    const scrolled = vi.fn<(options: ScrollToOptions) => void>();
    Object.assign(lists, { scrollBy: scrolled });
    vi.spyOn(lists, 'clientWidth', 'get').mockReturnValue(300);
    for (const [name, left] of [
      ['Next tabs', 240],
      ['Previous tabs', -240],
    ] as const) {
      await user.click(within(lists.parentElement!).getByRole('button', { name }));
      expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ left }));
    }
    expect(chosen()).toBe('All');
  });

  test('[LIST-01] New is offered for every kind of game, and sends isNew', { tags: 'whole' }, async () => {
    answerCategories();
    const asked: (string | null)[] = [];
    network.use(
      answer(calls.getGameList, ({ url }) => {
        asked.push(new URL(url).searchParams.get('isNew'));
        return { games: [], pageNum: 1, totalPages: 0 };
      }),
    );
    const { user } = renderScreen(<GameListScreen />, { at: '/m/gameList' });
    await screen.findByText('No data');
    await user.click(await tab('New'));
    await waitFor(() => expect(asked.at(-1)).toBe('1'));
    await user.click(await tab('Slots'));
    await user.click(await tab('New'));
    await waitFor(() => expect(asked.slice(-2)).toEqual([null, '1']));
  });

  test('[LIST-01] tabs are hot, all, new, favourites and the vendors’ classes; a choice starts over', async () => {
    answerCategories();
    const asked: string[] = [];
    network.use(
      answer(calls.getHotGames, { list: [] }),
      answer(calls.getGameList, ({ url }) => {
        const query = new URL(url).searchParams;
        asked.push(['gameType', 'gameClassify', 'gameName', 'pageNo'].map((name) => query.get(name) ?? '').join('|'));
        return { games: [], pageNum: 1, totalPages: 0 };
      }),
    );
    const { user, address } = renderScreen(<GameListScreen />, { at: '/m/gameList?gameType=RNG&q=moon' });
    const megaways = await tab('Megaways');
    const lists = within(megaways.closest<HTMLElement>('[role=tablist]')!);
    expect(lists.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Hot',
      'All',
      'New',
      'Favourites',
      'Megaways',
    ]);
    expect(lists.getByRole('tab', { selected: true })).toHaveTextContent('All');
    await user.click(megaways);
    await waitFor(() => expect(asked).toEqual(['RNG||moon|1', 'RNG|megaways||1']));
    expect(address()).toBe('/m/gameList?gameType=RNG&gameClassify=megaways');
    expect(screen.getByRole('button', { name: 'Search games' })).toBeVisible();
    expect(megaways).toHaveAttribute('aria-selected', 'true');
  });

  test('[LIST-02] the favourites of a provider are requested with its category and code', async () => {
    answerCategories();
    const asked: (string | null)[][] = [];
    network.use(
      answer(calls.getFavoriteGames, ({ url }) => {
        const query = new URL(url).searchParams;
        asked.push([query.get('gameType'), query.get('vendor')]);
        return { content: [sampleGame(2, { gameName: 'A loved one' })], pageNum: 1, totalPages: 1 };
      }),
    );
    renderScreen(<GameListScreen />, { at: '/m/gameList?gameType=RNG&vassalage=ACME&type=fav', session: testSession });
    expect(await screen.findByText('A loved one')).toBeVisible();
    expect(asked).toContainEqual(['RNG', 'ACME']);
  });

  test('[LIST-02] hot requests no page; new sends isNew=1; favourites show the favourites', async () => {
    answerCategories();
    const asked: (string | null)[] = [];
    network.use(
      answer(calls.getHotGames, { list: [sampleGame(1, { gameName: 'A hot one' })] }),
      answer(calls.getFavoriteGames, {
        content: [sampleGame(2, { gameName: 'A loved one' })],
        pageNum: 1,
        totalPages: 1,
      }),
      answer(calls.getGameList, ({ url }) => {
        asked.push(new URL(url).searchParams.get('isNew'));
        return { games: [sampleGame(3, { gameName: 'A listed one' })], pageNum: 1, totalPages: 1 };
      }),
    );
    const { user } = renderScreen(<GameListScreen />, {
      at: '/m/gameList?gameType=RNG&type=hot',
      session: testSession,
    });
    expect(await screen.findByText('A hot one')).toBeVisible();
    expect(screen.getByText('You’ve seen them all.')).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(await tab('New'));
    expect(await screen.findByText('A listed one')).toBeVisible();
    expect(asked).toEqual(['1']);
    await user.click(await tab('Favourites'));
    expect(await screen.findByText('A loved one')).toBeVisible();
    expect(screen.queryByText('A listed one')).toBeNull();
    expect(asked).toEqual(['1']);
  });

  test(
    'a tile shows the minimum stake, without unnecessary decimals, and the distinguishing badges',
    { tags: 'whole' },
    async () => {
      answerCategories();
      const marked = [
        { gameName: 'Closed', isInMaintenance: true, isHot: true },
        { gameName: 'Big pot', isJackpot: true, minStake: '5.00' },
        { gameName: 'Small change', minStake: '0.50' },
        ...Array.from({ length: 6 }, (_, index) => ({ gameName: `Plain ${index}` })),
      ];
      const games = marked.map((differences, index) => sampleGame(index, differences));
      network.use(answer(calls.getGameList, { games, pageNum: 1, totalPages: 1 }));
      renderScreen(<GameListScreen />, { at: '/m/gameList' });
      const tile = (name: RegExp) => screen.findByRole('button', { name });
      expect(await tile(/^Maintenance ?Closed/)).toBeVisible();
      expect(await tile(/^Jackpot ?Big pot ?Acme Games ?\D*5\+$/)).toBeVisible();
      expect(await tile(/^Small change ?Acme Games ?\D*0\.50\+$/)).toBeVisible();
      expect(await tile(/^Plain 0 ?Acme Games$/)).toBeVisible();
    },
  );

  /** Renders the list of all games, with one game in it. */
  async function showAllGames() {
    answerCategories();
    const first = { games: [sampleGame(1)], pageNum: 1, totalPages: 1 };
    network.use(answer(calls.getGameList, first), answer(calls.getHotGames, { list: [sampleGame(2)] }));
    const view = renderScreen(<GameListScreen />, { at: '/m/gameList' });
    await screen.findByText('Game 1');
    await tab('Slots');
    return view;
  }

  const chooseSlots = async (user: UserEvent) => user.click(await tab('Slots'));
  const search = async (user: UserEvent) => user.type(await openSearch(), 'moon{Enter}');

  test.each([
    ['tab', chooseSlots],
    ['search', search],
  ])('while the games of a new %s are loading, skeletons replace the last list', { tags: 'whole' }, async (_, show) => {
    const { user } = await showAllGames();
    network.use(noAnswer(calls.getGameList));
    await show(user);
    expect(await screen.findByRole('list', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByText('Game 1')).toBeNull();
  });

  test.each([
    ['tab', chooseSlots],
    ['search', search],
  ])(
    'if the games of a new %s cannot be loaded, an error replaces the last list',
    { tags: 'whole' },
    async (_, show) => {
      const { user } = await showAllGames();
      network.use(fail(calls.getGameList, 'INTERNAL'));
      await show(user);
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByText('Game 1')).toBeNull();
      // The last list is still cached, so its tab shows it immediately.
      await user.click((await screen.findAllByRole('tab', { name: 'All' }))[0]!);
      expect(await screen.findByText('Game 1')).toBeVisible();
      // A list of another kind must not be shown in place of this list either.
      await user.click(await tab('Hot'));
      expect(await screen.findByText('Game 2')).toBeVisible();
      await chooseSlots(user);
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByText('Game 2')).toBeNull();
    },
  );

  /** Searches in slots, with two games found, or no game. */
  async function searchSlots(found: number) {
    answerCategories();
    const asked: URLSearchParams[] = [];
    network.use(
      answer(calls.getGameList, ({ url }) => {
        const query = new URL(url).searchParams;
        // Records only this search, because a failed list of an earlier test may still retry its request.
        if (query.get('gameName') === 'moon') asked.push(query);
        const count = query.get('gameType') === 'RNG' ? found : 40;
        return { games: count === 0 ? [] : [sampleGame(1)], pageNum: 1, totalPages: count === 0 ? 0 : 1, total: count };
      }),
      answer(calls.getHotGames, { list: [{ ...sampleGame(7), gameName: 'Blazing Hot' }] }),
    );
    const view = renderScreen(<GameListScreen />, { at: '/m/gameList?gameType=RNG&q=moon' });
    return { ...view, asked };
  }

  test('[LIST-09] shows category and count of a search within a category; one tap searches all games', async () => {
    const { user, address, asked } = await searchSlots(2);
    expect(await screen.findByText('2 games found · only in Slots')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Search all games' }));
    expect(await screen.findByText('40 games found')).toBeVisible();
    expect(address()).toBe('/m/gameList?q=moon');
    expect(asked.at(-1)?.get('gameType')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Search all games' })).toBeNull();
  });

  test('[LIST-10] without results it shows a message, a search of all games, and the hot games', async () => {
    const { user, address } = await searchSlots(0);
    expect(await screen.findByText('No games found in Slots for “moon”.')).toBeVisible();
    const hotGames = within(await screen.findByRole('region', { name: 'Hot games' }));
    expect(await hotGames.findByText('Blazing Hot')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search all games' }));
    expect(await screen.findByText('40 games found')).toBeVisible();
    expect(address()).toBe('/m/gameList?q=moon');
  });

  test(
    'the field shows the search, and its clear button shows all games of the same category',
    { tags: 'whole' },
    async () => {
      const { user, address } = await searchSlots(2);
      expect(await screen.findByRole('button', { name: 'Search games: moon' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Clear search' }));
      expect(address()).toBe('/m/gameList?gameType=RNG');
    },
  );

  test('a new list starts at its top', { tags: 'whole' }, async () => {
    const { user } = await showAllGames();
    const scrollTo = vi.spyOn(window, 'scrollTo');
    await chooseSlots(user);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  /** Renders 25 games of 75, and scrolls to the end of the list. The request for page 2 fails without a network. */
  async function loseNetworkAtPage2() {
    const sight = fakeIntersections();
    const clock = stopClock();
    answerCategories();
    const pageOf = (url: string) => Number(new URL(url).searchParams.get('pageNo'));
    const asked: number[] = [];
    const games = (page: number) => Array.from({ length: 25 }, (_, index) => sampleGame(page * 100 + index));
    const gate = { isOpen: Promise.resolve(), open: () => {} };
    const list = answer(calls.getGameList, async ({ url }) => {
      // Records only this list, because another test's list may still retry a request.
      if (url.includes('vassalage=ACME')) asked.push(pageOf(url));
      await gate.isOpen;
      return { games: games(pageOf(url)), pageNum: pageOf(url), totalPages: 3 };
    });
    network.use(list);
    // The timeout is the same as in the product, because the list needs time.
    const { store } = renderScreen(<GameListScreen />, { at: '/m/gameList?vassalage=ACME', timeoutMs: 15_000 });
    await clock.until(() => expect(screen.getByText('Game 100')).toBeVisible(), { stepMs: 100 });
    network.use(noNetwork(calls.getGameList));
    sight.see(true);
    await clock.until(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible(), { stepMs: 100 });
    network.use(list);
    return { clock, sight, store, asked, gate };
  }

  test(
    'when the network is back, a failed page and the pages after it load automatically',
    { tags: 'whole' },
    async () => {
      const { clock, sight, asked } = await loseNetworkAtPage2();
      act(() => void window.dispatchEvent(new Event('online')));
      await clock.until(() => expect(asked).toEqual([1, 2]), { stepMs: 100 });
      await clock.until(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull(), { stepMs: 100 });
      await clock.pass(1_000);
      sight.see(true);
      await clock.until(() => expect(asked).toEqual([1, 2, 3]), { stepMs: 100 });
    },
  );

  test('while the list is fetched again, the end waits for it and then continues', { tags: 'whole' }, async () => {
    const { clock, sight, store, asked, gate } = await loseNetworkAtPage2();
    gate.isOpen = new Promise((resolve) => {
      gate.open = resolve;
    });
    act(
      () =>
        void store.dispatch(
          gameListsApi.endpoints.gameList.initiate({ language: 'EN', vendorCode: 'ACME' }, { forceRefetch: true }),
        ),
    );
    await clock.until(() => expect(asked).toEqual([1, 1]), { stepMs: 100 });
    await clock.pass(100);
    sight.see(true);
    await clock.pass(3_000);
    gate.open();
    await clock.idle(store);
    await clock.pass(1_000);
    sight.see(true);
    await clock.until(() => expect(asked).toEqual([1, 1, 2]), { stepMs: 100 });
  });

  /**
   * Renders a list of 75 games to its end. During that, one game is inserted before all others.
   * @param hasPositions whether the gateway sends the end position of each page or only page numbers
   * @returns the numbers of the visible games
   */
  async function readWhileOneArrives({ hasPositions }: { hasPositions: boolean }) {
    layOutTiles();
    const sight = fakeIntersections();
    const clock = stopClock();
    answerCategories();
    const numbers = Array.from({ length: 75 }, (_, index) => index + 1);
    network.use(
      answer(calls.getGameList, ({ url }) => {
        const query = new URL(url).searchParams;
        const after = query.get('after');
        const pageNo = Number(query.get('pageNo'));
        const start = after === null ? (pageNo - 1) * 25 : numbers.indexOf(Number(after)) + 1;
        const page = numbers.slice(start, start + 25);
        const isLast = start + 25 >= numbers.length;
        const value = { pageNum: pageNo, totalPages: Math.ceil(numbers.length / 25) };
        if (pageNo === 1) numbers.unshift(1_000);
        return {
          ...value,
          games: page.map((number) => sampleGame(number)),
          ...(hasPositions && !isLast && { next: String(page.at(-1)) }),
        };
      }),
    );
    renderScreen(<GameListScreen />, { at: '/m/gameList', timeoutMs: 15_000 });
    await clock.until(
      () => {
        sight.see(true);
        expect(screen.getByText('You’ve seen them all.')).toBeVisible();
      },
      { stepMs: 500 },
    );
    return within(screen.getByRole('list', { name: 'Games' }))
      .getAllByText(/^Game \d+$/)
      .map(({ textContent }) => Number(textContent.slice('Game '.length)));
  }

  test.each([
    ['returns the position after each page', true],
    ['only counts pages', false],
  ])(
    '[LIST-13] at a gateway that %s, an inserted game causes no repeated and no missing game',
    { tags: 'whole' },
    async (_, hasPositions) => {
      expect(await readWhileOneArrives({ hasPositions })).toEqual(Array.from({ length: 75 }, (__, index) => index + 1));
    },
  );

  test('a return restores the pages of a list one by one, and no more', { tags: 'whole' }, async () => {
    answerCategories();
    const asked: string[] = [];
    network.use(
      answer(calls.getGameList, ({ url }) => {
        const page = new URL(url).searchParams.get('pageNo')!;
        if (url.includes('vassalage=ACME')) asked.push(page);
        return {
          games: Array.from({ length: 25 }, (_, index) => sampleGame(Number(page) * 100 + index)),
          pageNum: Number(page),
          totalPages: 9,
        };
      }),
    );
    addToReturnPoint({ pages: 3 });
    saveReturnPoint('left');
    openReturnPoint('left');
    const { store } = renderScreen(<GameListScreen />, { at: '/m/gameList?vassalage=ACME', timeoutMs: 15_000 });
    // The three pages load one after the other.
    expect(await screen.findByText('Game 100')).toBeVisible();
    await waitForStoreIdle(store);
    expect(asked).toEqual(['1', '2', '3']);
    // The same number of pages is stored again.
    saveReturnPoint('again');
    expect(openReturnPoint('again')).toMatchObject({ pages: 3 });
  });

  test('if a page cannot be loaded after a return, the pages before it are shown', { tags: 'whole' }, async () => {
    answerCategories();
    network.use(
      answerRaw(calls.getGameList, ({ url }) =>
        url.includes('pageNo=1')
          ? Response.json({ success: true, value: { games: [sampleGame(1)], pageNum: 1, totalPages: 9 } })
          : Response.error(),
      ),
    );
    addToReturnPoint({ pages: 3 });
    saveReturnPoint('left');
    openReturnPoint('left');
    renderScreen(<GameListScreen />, { at: '/m/gameList?vassalage=ACME', timeoutMs: 15_000 });
    expect(await screen.findByText('Game 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  /** Simulates a finger that pulls the page down from its top and lifts. */
  function pullDown() {
    const finger = (clientY: number) => ({ touches: [{ clientY } as Touch] });
    fireEvent.touchStart(document.body, finger(100));
    fireEvent.touchMove(document.body, finger(400));
    fireEvent.touchEnd(document.body, { touches: [] });
  }

  test(
    'pull to refresh loads only the first page; if that fails, an error is shown and the list stays',
    { tags: 'whole' },
    async () => {
      await showAllGames();
      network.use(answer(calls.getGameList, { games: [sampleGame(5)], pageNum: 1, totalPages: 1 }));
      pullDown();
      expect(await screen.findByText('Game 5')).toBeVisible();
      expect(screen.queryByText('Game 1')).toBeNull();
      await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
      network.use(noNetwork(calls.getGameList));
      pullDown();
      expect(await screen.findByText('No connection. Check your network and try again.')).toBeInTheDocument();
      expect(screen.getByText('Game 5')).toBeVisible();
    },
  );

  test(
    'for favourites a guest sees a login link, and a member without favourites a link to the games',
    { tags: 'whole' },
    async () => {
      answerCategories();
      network.use(answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }));
      const guest = renderScreen(<GameListScreen />, { at: '/m/gameList?type=fav' });
      expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
      guest.unmount();
      renderScreen(<GameListScreen />, { at: '/m/gameList?type=fav', session: testSession });
      expect(await screen.findByRole('link', { name: 'Browse games' })).toHaveAttribute('href', '/m/gameList');
    },
  );

  test.each(
    sample(
      [
        ['there is no network', () => noNetwork(calls.getGameList), 'No connection. Check your network and try again.'],
        [
          'the reply is not JSON',
          () => answerRaw(calls.getGameList, () => new Response('<html>', { status: 200 })),
          /something we couldn’t read/,
        ],
      ] as const,
      2,
    ),
  )('when %s it shows an error and offers a retry', { tags: 'whole' }, async (_, fault, sentence) => {
    answerCategories();
    network.use(fault());
    const { user } = renderScreen(<GameListScreen />, { at: '/m/gameList' });
    expect(await screen.findByText(sentence)).toBeVisible();
    network.use(answer(calls.getGameList, { games: [], pageNum: 1, totalPages: 0 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No data')).toBeVisible();
  });
});
