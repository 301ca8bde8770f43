import { calls } from '@livery/api/contract';
import { answer, fail, sampleGame, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { SlotsCentreScreen } from '../SlotsCentreScreen/SlotsCentreScreen.tsx';
import { GameCentreScreen } from './GameCentreScreen.tsx';

const network = startNetwork();
const vendor = sampleValues.getVendorGameTypes[0]!.vendors[0]!;
const vendors = (...codes: string[]) =>
  codes.map((code) => ({ ...vendor, vassalage: code, displayName: `Vendor ${code}` }));
const many = Array.from({ length: 12 }, (_, index) => `R${index + 1}`);
const categories = [
  { gameCategory: 'RNG' as const, vendors: vendors(...many) },
  { gameCategory: 'LIVE' as const, vendors: vendors('L1', 'L2') },
];

function answerAll() {
  const asked: URLSearchParams[] = [];
  network.use(
    answer(calls.getVendorGameTypes, categories),
    answer(calls.getHotGames, { list: [] }),
    answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }),
    answer(calls.getGameList, ({ url }) => {
      const query = new URL(url).searchParams;
      asked.push(query);
      const name = ['gameType', 'vassalage', 'gameClassify'].map((key) => query.get(key) ?? '').join('/');
      return { games: [sampleGame(9, { gameName: `Listed ${name}` })], pageNum: 1, totalPages: 1 };
    }),
  );
  return asked;
}
const showCentre = (at = '/m/gameCenter', options = {}) => renderScreen(<GameCentreScreen />, { at, ...options });
const kinds = () => screen.queryByRole('navigation', { name: 'Game categories' });

describe('the game centre', () => {
  test('[ROUTE-11 centre] opens with the first kind, and shows a chosen kind from its top', async () => {
    answerAll();
    const { user, address } = showCentre();
    expect(await screen.findByText('Listed RNG//')).toBeVisible();
    await user.click(within(kinds()!).getByRole('button', { name: 'Live' }));
    expect(await screen.findByText('Listed LIVE//')).toBeVisible();
    expect(screen.queryByText('Listed RNG//')).toBeNull();
    expect(address()).toBe('/m/gameCenter?gameType=LIVE');
  });

  test(
    'filters the games by a vendor and one of its classes, and stores them in the address',
    { tags: 'whole' },
    async () => {
      answerAll();
      const { user, address } = showCentre('/m/gameCenter?gameType=LIVE');
      await user.click(await screen.findByRole('button', { name: 'All providers' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Vendor L2/ }));
      expect(await screen.findByText('Listed LIVE/L2/')).toBeVisible();
      await user.click(screen.getByRole('tab', { name: 'Megaways' }));
      expect(await screen.findByText('Listed LIVE/L2/megaways')).toBeVisible();
      expect(address()).toBe('/m/gameCenter?gameType=LIVE&vassalage=L2&gameClassify=megaways');
      expect(screen.getByRole('heading', { name: 'Vendor L2' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Show all providers' }));
      expect(await screen.findByText('Listed LIVE//')).toBeVisible();
    },
  );

  test('[TABS-03] resets the tab to All for another kind', async () => {
    answerAll();
    const { user } = showCentre('/m/gameCenter?gameType=RNG&type=new');
    expect(await screen.findByRole('tab', { name: 'New', selected: true })).toBeVisible();
    await user.click(within(kinds()!).getByRole('button', { name: 'Live' }));
    expect(await screen.findByRole('tab', { name: 'All', selected: true })).toBeVisible();
  });

  test('loads favourites of every kind in pages of 21', { tags: 'whole' }, async () => {
    answerAll();
    const asked: (string | null)[][] = [];
    network.use(
      answer(calls.getFavoriteGamesAll, ({ url }) => {
        const query = new URL(url).searchParams;
        asked.push([query.get('pageNo'), query.get('pageSize')]);
        return { content: [sampleGame(4, { gameName: 'Loved' })], pageNum: 1, totalPages: 1 };
      }),
    );
    const { user, address } = showCentre(undefined, { session: testSession });
    await user.click(await screen.findByRole('button', { name: 'Favourites' }));
    expect(await screen.findByText('Loved')).toBeVisible();
    expect(asked).toEqual([['1', '21']]);
    expect(address()).toBe('/m/gameCenter?type=fav');
  });

  test('never shows a slow first reply under a tab that was chosen later', async () => {
    const gates = new Map<string, () => void>();
    answerAll();
    network.use(
      answer(calls.getGameList, async ({ url }) => {
        const kind = new URL(url).searchParams.get('gameClassify') ?? 'all';
        await new Promise<void>((resolve) => gates.set(kind, resolve));
        return { games: [sampleGame(9, { gameName: `Listed ${kind}` })], pageNum: 1, totalPages: 1 };
      }),
    );
    const { user } = showCentre('/m/gameCenter?gameType=LIVE');
    await user.click(await screen.findByRole('tab', { name: 'Megaways' }));
    await waitFor(() => expect([...gates.keys()]).toEqual(['all', 'megaways']));
    gates.get('megaways')!();
    expect(await screen.findByText('Listed megaways')).toBeVisible();
    gates.get('all')!();
    await user.click(screen.getByRole('tab', { name: 'All' }));
    expect(await screen.findByText('Listed all')).toBeVisible();
    expect(screen.queryByText('Listed megaways')).toBeNull();
  });

  test('shows a message and a link without games, or with an unknown kind', async () => {
    answerAll();
    network.use(answer(calls.getVendorGameTypes, []));
    const { unmount } = showCentre();
    expect(await screen.findByText('No games here yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse games' })).toHaveAttribute('href', '/m/gameList');
    unmount();
    answerAll();
    showCentre('/m/gameCenter?gameType=FISH');
    await waitFor(() => expect(kinds()).toBeVisible());
    expect(screen.getByText('No games here yet')).toBeVisible();
  });

  test('shows an error and a retry if the kinds cannot be loaded', { tags: 'whole' }, async () => {
    answerAll();
    network.use(fail(calls.getVendorGameTypes, 'MAINTENANCE'));
    const { user } = showCentre();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerAll();
    await user.click(retry);
    expect(await screen.findByText('Listed RNG//')).toBeVisible();
  });
});

describe('the slots centre', () => {
  const showSlots = (at = '/m/slotsCenter') => renderScreen(<SlotsCentreScreen />, { at });

  test('[ROUTE-11 slots] has only slots: vendors, tabs and games', async () => {
    const asked = answerAll();
    const { user, address } = showSlots();
    expect(await screen.findByText('Listed RNG//')).toBeVisible();
    expect(kinds()).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'New' }));
    await waitFor(() => expect(asked.at(-1)!.get('isNew')).toBe('1'));
    expect(address()).toBe('/m/slotsCenter?type=new');
  });

  test('titles its games with the chosen list: all games, new games, a class or a vendor; not favourites', async () => {
    answerAll();
    const { user } = showSlots();
    const title = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
    expect(await screen.findByText('Listed RNG//')).toBeVisible();
    expect(title()).toEqual(['All games']);
    await user.click(screen.getByRole('tab', { name: 'New' }));
    expect(title()).toEqual(['New']);
    await user.click(screen.getByRole('tab', { name: 'Megaways' }));
    expect(title()).toEqual(['Megaways']);
    await user.click(screen.getByRole('tab', { name: 'Favourites' }));
    expect(screen.queryByRole('button', { name: 'All providers' })).toBeNull();
  });

  test('names the vendor of its address, and offers the other vendors', async () => {
    answerAll();
    showSlots('/m/slotsCenter?vassalage=R11');
    expect(await screen.findByRole('heading', { name: 'Vendor R11' })).toBeVisible();
    expect(await screen.findByText('Listed RNG/R11/')).toBeVisible();
    expect(screen.getByRole('button', { name: 'All providers' })).toBeVisible();
  });

  test('has no choice of vendors for a single vendor', async () => {
    answerAll();
    network.use(answer(calls.getVendorGameTypes, [{ gameCategory: 'RNG', vendors: vendors('R1') }]));
    showSlots();
    expect(await screen.findByText('Listed RNG//')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'All providers' })).toBeNull();
  });

  test('shows a message if the merchant has no slots', async () => {
    answerAll();
    network.use(answer(calls.getVendorGameTypes, [categories[1]!]));
    showSlots();
    expect(await screen.findByText('No games here yet')).toBeVisible();
  });
});
