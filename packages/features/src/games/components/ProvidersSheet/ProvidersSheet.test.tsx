import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { GameListScreen } from '../../screens/GameListScreen/GameListScreen.tsx';

const network = startNetwork();
// The sheet's code is loaded before, however long the machine takes for it.
beforeAll(() => import('./ProvidersSheet.tsx'));

/** The slots of a merchant with so many providers, neither in the order of their names nor of their games. */
async function showSlots(providers: number) {
  const [category] = sampleValues.getVendorGameTypes;
  network.use(
    answer(calls.getVendorGameTypes, [
      {
        ...category!,
        vendors: Array.from({ length: providers }, (_, index) => ({
          ...category!.vendors[0]!,
          vassalage: `S${index + 1}`,
          displayName: `Studio ${String.fromCharCode(90 - (index % 26))}${index + 1}`,
          gameCount: (((index * 5) % providers) + 1) * 10,
        })),
      },
    ]),
    answer(calls.getGameList, { games: [], pageNum: 1, totalPages: 0 }),
    answer(calls.getHotGames, { list: [] }),
  );
  const view = renderScreen(<GameListScreen />, { at: '/m/gameList?gameType=RNG' });
  await screen.findByRole('tab', { name: 'Megaways' });
  return view;
}

async function openSheet(providers: number) {
  const view = await showSlots(providers);
  await view.user.click(await screen.findByRole('button', { name: 'All providers' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Providers' }));
  const names = () => sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...view, sheet, names };
}

test('a single provider needs no choice; from two on a sheet has all of them', async () => {
  const { unmount } = await showSlots(1);
  expect(screen.queryByRole('button', { name: 'All providers' })).toBeNull();
  unmount();
  const { names, sheet } = await openSheet(9);
  expect(names()).toHaveLength(10);
  expect(names().slice(0, 2)).toEqual(['All providers', 'Studio Z110 games']);
  expect(sheet.getByRole('button', { name: 'All providers', current: true })).toBeVisible();
});

test('they are ordered by the gateway, by name or by their games', async () => {
  const { user, sheet, names } = await openSheet(12);
  await user.click(sheet.getByRole('radio', { name: 'By name' }));
  expect(names().slice(1, 3)).toEqual(['Studio O1280 games', 'Studio P1130 games']);
  await user.click(sheet.getByRole('radio', { name: 'Most games' }));
  expect(names().slice(1, 3)).toEqual(['Studio S8120 games', 'Studio X3110 games']);
  await user.click(sheet.getByRole('radio', { name: 'Popular' }));
  expect(names()[1]).toBe('Studio Z110 games');
});

test('they narrow with every letter, and an empty search has its words', async () => {
  const { user, sheet, names } = await openSheet(100);
  expect(names()).toHaveLength(101);
  await user.type(sheet.getByRole('searchbox'), 'z2');
  expect(names()).toEqual(['Studio Z27310 games']);
  await user.type(sheet.getByRole('searchbox'), 'x');
  expect(sheet.queryByRole('listitem')).toBeNull();
  expect(sheet.getByText('No provider by this name')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Clear search' }));
  expect(names()).toHaveLength(101);
});

test('the chosen one shows in the list, and the sheet is gone', async () => {
  const { user, sheet, address } = await openSheet(12);
  await user.click(sheet.getByRole('button', { name: /Studio P11/ }));
  await waitFor(() => expect(address()).toBe('/m/gameList?gameType=RNG&vassalage=S11'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Studio P11' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All providers' }));
  const again = within(await screen.findByRole('dialog', { name: 'Providers' }));
  expect(again.getByRole('button', { name: /Studio P11/, current: true })).toBeVisible();
  await user.click(again.getByRole('button', { name: 'All providers' }));
  await waitFor(() => expect(address()).toBe('/m/gameList?gameType=RNG'));
  expect(screen.queryByRole('heading', { name: 'Studio P11' })).toBeNull();
});

test('whose games alone are on show says the list, with a button that brings all', async () => {
  const { user, sheet, address } = await openSheet(12);
  await user.click(sheet.getByRole('button', { name: /Studio P11/ }));
  await user.click(await screen.findByRole('button', { name: 'Show every provider' }));
  expect(address()).toBe('/m/gameList?gameType=RNG');
});

test("the browser's way back closes the sheet and stays on the list", async () => {
  const { address } = await openSheet(12);
  await waitFor(() => expect(window.history.state).toMatchObject({ overlay: true }));
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/m/gameList?gameType=RNG');
});
