import { calls } from '@livery/api/contract';
import { answer, fail, noAnswer, sampleGame, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { openReturnPoint, saveReturnPoint } from '@livery/device/return-points';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { selectHomeCategory } from '../../state/homeCategory.ts';
import { GameEntryScreen } from './GameEntryScreen.tsx';

const network = startNetwork();

const vendor = sampleValues.getVendorGameTypes[0]!.vendors[0]!;
type Kind = (typeof sampleValues.getVendorGameTypes)[number]['gameCategory'];
const category = (gameCategory: Kind, ...codes: string[]) => ({
  gameCategory,
  vendors: codes.map((code) => ({ ...vendor, vassalage: code, displayName: `Vendor ${code}` })),
});
const everything = [
  category('FISH', 'F1', 'F2'),
  category('LIVE', 'L1'),
  category('RNG', 'R1', 'R2'),
  category('SPORTS', 'PTCH', 'IMES', 'AV'),
  category('ELOTT', 'E1'),
  category('LOTT', 'T1'),
];
const hot = [
  sampleGame(1, { gameName: 'Hot slot' }),
  sampleGame(2, { gameName: 'Hot fish', gameType: 'FISH' }),
  sampleGame(3, { gameName: 'Hot table', gameType: 'LIVE' }),
];

/** Makes the gateway reply to all requests. Returns the queries of the requests for lists of games. */
function answerAll(categories = everything) {
  const asked: URLSearchParams[] = [];
  network.use(
    answer(calls.getVendorGameTypes, categories),
    answer(calls.getHotGames, { list: hot }),
    answer(calls.getPopularGames, { list: [] }),
    answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }),
    answer(calls.getGameList, ({ url }) => {
      const query = new URL(url).searchParams;
      asked.push(query);
      return {
        games: [sampleGame(9, { gameName: `Listed ${query.get('gameType')}` })],
        pageNum: 1,
        totalPages: 1,
      };
    }),
  );
  return asked;
}
const show = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<GameEntryScreen />, { at: '/m/game', ...options });
const menu = () => within(screen.getByRole('navigation', { name: 'Game categories' }));
const item = (name: string) => menu().findByRole('button', { name });

// Loads the code that opens a game before the tests, so that its load time on a slow machine does not matter.
beforeAll(() => import('../../model/gameActions.ts'));

describe('the game entry', () => {
  test('[GENT-01] [GENT-02] the menu has HOT, FAV, then the gateway’s categories, with SPORTS split', async () => {
    answerAll();
    show();
    await item('Slots');
    expect(
      menu()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Hot',
      'Favourites',
      'Fish',
      'Live',
      'Slots',
      'Sports',
      'E-sports',
      'E-lottery',
      'Lottery',
      'Promotions',
    ]);
  });

  test('[GENT-02] shows the separate vendors of sports and e-sports', async () => {
    answerAll();
    const { user } = show();
    const names = () =>
      within(screen.getByRole('list', { name: 'Providers' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await user.click(await item('Sports'));
    expect(names()).toEqual(['Vendor PTCH120 games']);
    await user.click(await item('E-sports'));
    expect(names()).toEqual(['Vendor IMES120 games', 'Vendor AV120 games']);
  });

  test('[GENT-03] opens the screen of the promotions without changing the category', { tags: 'whole' }, async () => {
    answerAll();
    const { user, address, store } = show();
    await user.click(await item('Promotions'));
    expect(address()).toBe('/m/activity');
    expect(selectHomeCategory(store.getState() as never)).toBe('HOT');
  });

  test(
    '[GENT-03] any other category is highlighted, becomes home’s, and the page scrolls smoothly to top',
    { tags: 'whole' },
    async () => {
      answerAll();
      const { user, store } = show();
      const slots = await item('Slots');
      vi.spyOn(window, 'scrollY', 'get').mockReturnValue(800);
      const scrollTo = vi.spyOn(window, 'scrollTo');
      await user.click(slots);
      expect(slots).toHaveAttribute('aria-current', 'true');
      expect(selectHomeCategory(store.getState() as never)).toBe('RNG');
      // The first frame scrolls a tenth of the distance, instead of the whole distance.
      await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 720, behavior: 'instant' }));
    },
  );

  test('[GENT-03] the e-lottery of the vendor on GPI’s lobby opens immediately; a guest logs in first', async () => {
    const asked = answerAll([
      {
        gameCategory: 'ELOTT',
        vendors: [vendor, { ...vendor, vassalage: 'NGRV', displayName: 'Numbergrove', isGpi: true }],
      },
    ]);
    const { user, address, store } = show();
    await user.click(await item('E-lottery'));
    await waitFor(() => expect(address()).toBe('/m/login'));
    expect(asked.map((query) => [query.get('gameType'), query.get('vassalage')])).toEqual([['ELOTT', 'NGRV']]);
    expect(selectHomeCategory(store.getState() as never)).toBe('HOT');
  });

  test.each([
    ['its vendors', calls.getVendorGameTypes],
    ['the list that names it', calls.getGameList],
  ] as const)('[GENT-03] a player who left the page before %s came is not sent to the lottery', async (_what, late) => {
    answerAll();
    const lottery = sampleGame(9, { gameName: 'Hot lottery', gameType: 'ELOTT' });
    network.use(answer(calls.getHotGames, { list: [lottery] }));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hold = () =>
      network.use(
        late === calls.getGameList
          ? answer(calls.getGameList, async () => (await held, { games: [lottery], pageNum: 1, totalPages: 1 }))
          : answer(calls.getVendorGameTypes, async () => (await held, everything)),
      );
    window.history.replaceState(null, '', '/m/game');
    if (late === calls.getVendorGameTypes) hold();
    const { user, address, store } = renderScreen(
      <>
        {/* The app's router changes the address of the window. The router of the tests does not. */}
        <Link to="/m/help" onClick={() => window.history.replaceState(null, '', '/m/help')}>
          Help
        </Link>
        <Routes>
          <Route path="/m/game" element={<GameEntryScreen />} />
          <Route path="*" element={<p>Elsewhere</p>} />
        </Routes>
      </>,
      { at: '/m/game', session: testSession },
    );
    await screen.findAllByText('Hot lottery');
    if (late === calls.getGameList) {
      hold();
      await user.click(await item('E-lottery'));
    } else await user.click((await screen.findAllByText('Hot lottery'))[0]!);
    await user.click(screen.getByRole('link', { name: 'Help' }));
    await act(async () => release());
    // The loading toast is shown for at least half a second.
    await waitFor(() => expect(screen.queryByText('Please wait')).toBeNull());
    await waitForStoreIdle(store);
    expect(address()).toBe('/m/help');
  });

  test(
    '[GENT-03] another category chosen before the list arrives cancels the lottery until the next tap',
    { tags: 'whole' },
    async () => {
      answerAll();
      const lottery = sampleGame(9, { gameName: 'Hot lottery', gameType: 'ELOTT' });
      const later = lateReply();
      network.use(
        answer(calls.getGameList, async ({ url }) => {
          const games = url.includes('ELOTT') ? (await later.promise, [lottery]) : [];
          return { games, pageNum: 1, totalPages: 1 };
        }),
      );
      const { user, address, store } = show({ session: testSession });
      await user.click(await item('E-lottery'));
      await user.click(await item('Sports'));
      await act(async () => later.resolve());
      await waitFor(() => expect(screen.queryByText('Please wait')).toBeNull());
      await waitForStoreIdle(store);
      expect(address()).toBe('/m/game');
      expect(await item('Sports')).toHaveAttribute('aria-current', 'true');
      await user.click(await item('E-lottery'));
      await waitFor(() => expect(address()).toMatch(/^\/m\/launchGame/));
    },
  );

  test('an e-lottery that cannot be loaded shows an error', { tags: 'whole' }, async () => {
    answerAll();
    network.use(fail(calls.getGameList, 'MAINTENANCE'));
    const { user } = show();
    await user.click(await item('E-lottery'));
    expect(await screen.findByText('System upgrading, please try again later.')).toBeInTheDocument();
    network.use(answer(calls.getGameList, { games: [], pageNum: 1, totalPages: 0 }));
  });

  test.each(
    sample(
      [
        ['Fish', 'FISH', 'Hot fish'],
        ['Live', 'LIVE', 'Hot table'],
        ['Slots', 'RNG', 'Hot slot'],
      ],
      3,
    ),
  )('[GENT-04] %s shows its vendors, its games and its hot games', async (name, gameType, hotGame) => {
    answerAll();
    const { user } = show();
    await user.click(await item(name));
    expect(await screen.findByText(`Listed ${gameType}`)).toBeVisible();
    const hotGames = within(await screen.findByRole('list', { name: 'Hot games' }));
    expect(hotGames.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([hotGame]);
  });

  test('[GENT-04] shows the hot games of a kind after the hot list is loaded', { tags: 'whole' }, async () => {
    answerAll();
    network.use(noAnswer(calls.getHotGames));
    const { user } = show();
    await user.click(await item('Fish'));
    expect(await screen.findByText('Listed FISH')).toBeVisible();
    expect(screen.queryByText('Hot fish')).toBeNull();
  });

  test(
    '[GENT-04] the lottery shows vendors that link to their lobbies; HOT and FAV show their lists',
    { tags: 'whole' },
    async () => {
      answerAll();
      network.use(
        answer(calls.getFavoriteGames, { content: [sampleGame(5, { gameName: 'Loved' })], pageNum: 1, totalPages: 1 }),
      );
      const { user } = show({ session: testSession });
      expect(await screen.findByText('Hot slot')).toBeVisible();
      await user.click(await item('Favourites'));
      expect(await screen.findByText('Loved')).toBeVisible();
      expect(screen.queryByText('Hot slot')).toBeNull();
      await user.click(await item('Lottery'));
      expect(screen.getByRole('link', { name: /Vendor T1/ })).toHaveAttribute(
        'href',
        '/m/gameList?gameType=LOTT&vassalage=T1',
      );
    },
  );

  test('[GENT-05] a change of language reloads the hot games, also back to an earlier language', async () => {
    answerAll();
    const languages: (string | null)[] = [];
    network.use(
      answer(calls.getHotGames, ({ url }) => {
        languages.push(new URL(url).searchParams.get('language'));
        return { list: hot };
      }),
    );
    const { texts } = show();
    await screen.findByText('Hot slot');
    expect(languages).toEqual(['EN']);
    for (const [language, expected] of [
      ['BN', ['EN', 'BN']],
      ['EN', ['EN', 'BN', 'EN']],
    ] as const) {
      await act(async () => texts.setLanguage(language));
      await waitFor(() => expect(languages).toEqual(expected));
    }
  });

  test('[GENT-06] favourites are requested on entering only for a member: page 1, 100 of them', async () => {
    answerAll();
    const asked: (string | null)[][] = [];
    network.use(
      answer(calls.getFavoriteGames, ({ url }) => {
        const query = new URL(url).searchParams;
        asked.push([query.get('pageNo'), query.get('pageSize')]);
        return { content: [], pageNum: 1, totalPages: 0 };
      }),
    );
    const guest = show();
    await screen.findByText('Hot slot');
    expect(asked).toEqual([]);
    guest.unmount();
    show({ session: testSession });
    await waitFor(() => expect(asked).toEqual([['1', '100']]));
  });

  test('[GENT-07] after the vendor data is loaded, HOT is the category', async () => {
    answerAll();
    const { store } = show();
    expect(await item('Slots')).not.toHaveAttribute('aria-current');
    expect(await item('Hot')).toHaveAttribute('aria-current', 'true');
    expect(selectHomeCategory(store.getState() as never)).toBe('HOT');
  });

  test('[GENT-07] a category that the merchant no longer has is replaced by HOT', { tags: 'whole' }, async () => {
    answerAll();
    const first = show();
    await first.user.click(await item('Slots'));
    saveReturnPoint('left');
    first.unmount();
    openReturnPoint('left');
    network.use(answer(calls.getVendorGameTypes, [category('FISH', 'F1')]));
    show();
    await waitFor(async () => expect(await item('Hot')).toHaveAttribute('aria-current', 'true'));
    expect(await screen.findByText('Hot slot')).toBeVisible();
  });

  test('a return restores its category, vendor and class', { tags: 'whole' }, async () => {
    const asked = answerAll();
    const first = show();
    await first.user.click(await item('Slots'));
    await first.user.click(await screen.findByRole('button', { name: 'All providers' }));
    await first.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Vendor R2/ }));
    await first.user.click(await screen.findByRole('tab', { name: 'Megaways' }));
    expect(first.address()).toBe('/m/game?vassalage=R2&gameClassify=megaways');
    // Pending requests of this visit must not be counted as requests of the next visit.
    await waitForStoreIdle(first.store);
    saveReturnPoint('left');
    first.unmount();
    asked.length = 0;
    openReturnPoint('left');
    show({ at: '/m/game?vassalage=R2&gameClassify=megaways' });
    expect(await screen.findByRole('tab', { name: 'Megaways', selected: true })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Vendor R2' })).toBeVisible();
    await waitFor(() =>
      expect(asked.map((query) => [query.get('gameType'), query.get('vassalage'), query.get('gameClassify')])).toEqual([
        ['RNG', 'R2', 'megaways'],
      ]),
    );
  });

  test('[TABS-03] the first tab is All, and another kind resets it to All', { tags: 'whole' }, async () => {
    answerAll();
    const { user, address } = show();
    await user.click(await item('Slots'));
    expect(await screen.findByRole('tab', { name: 'All', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'New' }));
    expect(address()).toBe('/m/game?type=new');
    await user.click(await item('Live'));
    expect(await screen.findByRole('tab', { name: 'All', selected: true })).toBeVisible();
    expect(address()).toBe('/m/game');
  });

  test('[TABS-02] a single tab hides the row: FISH, whose favourites are in the menu', { tags: 'whole' }, async () => {
    answerAll();
    const { user } = show();
    await user.click(await item('Fish'));
    expect(await screen.findByText('Listed FISH')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('a merchant without categories has hot games, favourites and promotions', { tags: 'whole' }, async () => {
    answerAll([]);
    show();
    expect(await screen.findByText('Hot slot')).toBeVisible();
    await item('Promotions');
    expect(
      menu()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hot', 'Favourites', 'Promotions']);
  });

  test(
    'if the categories cannot be loaded, a retry is offered, and the hot games are shown',
    { tags: 'whole' },
    async () => {
      answerAll();
      network.use(fail(calls.getVendorGameTypes, 'MAINTENANCE'));
      const { user } = show();
      expect(await screen.findByText('Hot slot')).toBeVisible();
      answerAll();
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(await item('Slots')).toBeVisible();
    },
  );
});
