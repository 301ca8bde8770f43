import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { GameListScreen } from '../../screens/GameListScreen/GameListScreen.tsx';

const network = startNetwork();
// Loads the sheet's code before the tests, so that its load time on a slow machine does not matter.
beforeAll(() => import('./ProvidersSheet.tsx'));

/**
 * Shows the slots of a merchant with this number of providers. They are sorted neither by name nor by number of games.
 */
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

test('a single provider has no choice; for two or more, a sheet shows all providers', async () => {
  const { unmount } = await showSlots(1);
  expect(screen.queryByRole('button', { name: 'All providers' })).toBeNull();
  unmount();
  const { names, sheet } = await openSheet(9);
  expect(names()).toHaveLength(10);
  expect(names().slice(0, 2)).toEqual(['All providers', 'Studio Z110 games']);
  expect(sheet.getByRole('button', { name: 'All providers', current: true })).toBeVisible();
});

test("providers can be sorted in the gateway's order, by name or by number of games", { tags: 'whole' }, async () => {
  const { user, sheet, names } = await openSheet(12);
  await user.click(sheet.getByRole('radio', { name: 'Name' }));
  expect(names().slice(1, 3)).toEqual(['Studio O1280 games', 'Studio P1130 games']);
  await user.click(sheet.getByRole('radio', { name: 'Most games' }));
  expect(names().slice(1, 3)).toEqual(['Studio S8120 games', 'Studio X3110 games']);
  await user.click(sheet.getByRole('radio', { name: 'Popular' }));
  expect(names()[1]).toBe('Studio Z110 games');
});

test('providers are filtered with each letter, and an empty result shows a message', { tags: 'whole' }, async () => {
  const { user, sheet, names } = await openSheet(100);
  expect(names()).toHaveLength(101);
  await user.type(sheet.getByRole('searchbox'), 'z2');
  expect(names()).toEqual(['Studio Z27310 games']);
  await user.type(sheet.getByRole('searchbox'), 'x');
  expect(sheet.queryByRole('listitem')).toBeNull();
  expect(sheet.getByText('No providers found')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Clear search' }));
  expect(names()).toHaveLength(101);
});

test('the list shows the chosen provider, and the sheet is closed', { tags: 'whole' }, async () => {
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

test('a list of one provider shows its name and a button for all providers', { tags: 'whole' }, async () => {
  const { user, sheet, address } = await openSheet(12);
  await user.click(sheet.getByRole('button', { name: /Studio P11/ }));
  await user.click(await screen.findByRole('button', { name: 'Show all providers' }));
  expect(address()).toBe('/m/gameList?gameType=RNG');
});

test("the browser's back action closes the sheet and stays on the list", { tags: 'whole' }, async () => {
  const { address } = await openSheet(12);
  await waitFor(() => expect(window.history.state).toMatchObject({ overlay: true }));
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/m/gameList?gameType=RNG');
});
