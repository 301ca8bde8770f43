import { answer, answerRaw, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { GameListScreen } from './GameListScreen.tsx';

const network = startNetwork();
const tab = (name: string) => screen.findByRole('tab', { name });

function useCategories() {
  network.use(answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes));
}

describe('the game list', () => {
  test('[LIST-03] [LIST-04] a search goes out on Enter; what finds nothing says "No data"', async () => {
    useCategories();
    const searches: (string | null)[] = [];
    network.use(
      answer(calls.getGameList, ({ url }) => {
        searches.push(new URL(url).searchParams.get('gameName'));
        return { games: [], pageNum: 1, totalPages: 0 };
      }),
    );
    const { user, address } = renderScreen(<GameListScreen />, { at: '/m/gameList' });
    await screen.findByText('No data');
    await user.type(screen.getByRole('searchbox'), 'moon');
    expect(searches).toEqual([null]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(searches).toEqual([null, 'moon']));
    expect(address()).toBe('/m/gameList?q=moon');
  });

  test('[TABS-02] above three tabs, arrows lead to the tab before and after', async () => {
    useCategories();
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
    expect(chosen()).toBe(names[0]);
    await user.click(within(lists.parentElement!).getByRole('button', { name: 'Next tab' }));
    await waitFor(() => expect(chosen()).toBe(names[1]));
    await user.click(within(lists.parentElement!).getByRole('button', { name: 'Previous tab' }));
    await waitFor(() => expect(chosen()).toBe(names[0]));
  });

  test('New is offered for slots only, and sends isNew', async () => {
    useCategories();
    const asked: (string | null)[] = [];
    network.use(
      answer(calls.getGameList, ({ url }) => {
        asked.push(new URL(url).searchParams.get('isNew'));
        return { games: [], pageNum: 1, totalPages: 0 };
      }),
    );
    const { user } = renderScreen(<GameListScreen />, { at: '/m/gameList' });
    await screen.findByText('No data');
    expect(screen.queryByRole('tab', { name: 'New' })).toBeNull();
    await user.click(await tab('Slots'));
    await user.click(await tab('New'));
    await waitFor(() => expect(asked.at(-1)).toBe('1'));
  });

  test('a guest is asked to log in for favourites; a member without any is led to the games', async () => {
    useCategories();
    network.use(answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }));
    const guest = renderScreen(<GameListScreen />, { at: '/m/gameList?type=fav' });
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
    guest.unmount();
    renderScreen(<GameListScreen />, { at: '/m/gameList?type=fav', session: testSession });
    expect(await screen.findByRole('link', { name: 'Browse games' })).toHaveAttribute('href', '/m/gameList');
  });

  test.each([
    ['the network is gone', () => noNetwork(calls.getGameList), 'No connection. Check your network and try again.'],
    [
      'the reply is no JSON',
      () => answerRaw(calls.getGameList, () => new Response('<html>', { status: 200 })),
      /something we cannot read/,
    ],
  ])('when %s it says so and offers another try', async (_, fault, sentence) => {
    useCategories();
    network.use(fault());
    const { user } = renderScreen(<GameListScreen />, { at: '/m/gameList' });
    expect(await screen.findByText(sentence)).toBeVisible();
    network.use(answer(calls.getGameList, { games: [], pageNum: 1, totalPages: 0 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No data')).toBeVisible();
  });
});
