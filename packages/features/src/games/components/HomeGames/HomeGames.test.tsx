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
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { FavoriteGames } from '../FavoriteGames/FavoriteGames.tsx';
import { HomeGames } from './HomeGames.tsx';

const network = startNetwork();
const heart = (name: string) => screen.findAllByRole('button', { name: `Favourite: ${name}` });
const isPressed = async (name: string) => (await heart(name)).map((button) => button.getAttribute('aria-pressed'));
const home = (
  <>
    <HomeGames kindsAs="rail" />
    <FavoriteGames />
  </>
);

function useGames() {
  network.use(
    answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
    answer(calls.getHotGames, sampleValues.getHotGames),
  );
}

describe('games on home', () => {
  test('[HOME-11] hot games have a header, tiles, and more to the hot list', async () => {
    useGames();
    renderScreen(home);
    const hot = await screen.findByRole('region', { name: 'Hot games' });
    expect(await within(hot).findByText('Game 2')).toBeVisible();
    expect(within(hot).getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/m/gameList?type=hot');
  });

  test('[HOME-12] favourites are hidden for a guest and where there are none', async () => {
    useGames();
    network.use(answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }));
    renderScreen(home, { session: testSession });
    await screen.findByText('Game 1');
    expect(screen.queryByText('My collection')).toBeNull();
  });

  test('[FAV-02] a heart adds to the collection and says so', async () => {
    useGames();
    let body: unknown;
    network.use(
      answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }),
      answer(calls.addFavoriteGame, async (request) => {
        body = await request.json();
        return { success: true };
      }),
    );
    const { user } = renderScreen(home, { session: testSession });
    await user.click((await heart('Game 1'))[0]!);
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(body).toEqual({ nodeId: 'node-1', vendor: 'ACME' });
    expect(await screen.findByRole('region', { name: 'My collection' })).toBeVisible();
    expect(await isPressed('Game 1')).toEqual(['true', 'true']);
    await waitFor(() => expect(screen.queryByText('Changes saved')).toBeNull(), { timeout: 1500 });
  });

  test('[FAV-03] a failed heart hides the loading, says nothing, and leaves the list as it was', async () => {
    useGames();
    network.use(
      answer(calls.getFavoriteGames, { content: [sampleGame(2)], pageNum: 1, totalPages: 1 }),
      fail(calls.addFavoriteGame, 'INTERNAL'),
    );
    const { user } = renderScreen(home, { session: testSession });
    await screen.findByRole('region', { name: 'My collection' });
    await user.click((await heart('Game 1'))[0]!);
    await waitFor(async () => expect(await isPressed('Game 1')).toEqual(['false']));
    await waitFor(() => expect(screen.queryByText(/Please wait|saved/)).toBeNull());
    expect(screen.queryByText(/wrong|not answering|failed/i)).toBeNull();
    expect(await isPressed('Game 2')).toEqual(['true', 'true']);
  });

  test('[FAV-01] a guest is told to log in and led there', async () => {
    useGames();
    const { user, address } = renderScreen(home, { at: '/m/home' });
    await user.click((await heart('Game 1'))[0]!);
    expect(await screen.findByText('You are not logged in, please login first')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/m/login'));
  });

  test.each([
    ['the network is gone', () => noNetwork(calls.getHotGames), 'No connection. Check your network and try again.'],
    [
      'the gateway is down',
      () => answerRaw(calls.getHotGames, () => new Response('<h1>Bad gateway</h1>', { status: 502 })),
      /not answering right now/,
    ],
    [
      'the reply does not fit',
      () => answerRaw(calls.getHotGames, () => Response.json({ success: true, value: { list: 'none' } })),
      /something we cannot read/,
    ],
  ])('when %s it says so, and a retry brings the games', async (_, fault, sentence) => {
    network.use(answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes), fault());
    const { user } = renderScreen(home);
    expect(await screen.findByText(sentence)).toBeVisible();
    network.use(answer(calls.getHotGames, sampleValues.getHotGames));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 1')).toBeVisible();
  });

  test('a kind from the rail shows its games and leads to its list', async () => {
    useGames();
    network.use(
      answer(calls.getGameList, ({ url }) => {
        const kind = new URL(url).searchParams.get('gameType');
        return { games: [sampleGame(7, { gameName: `A ${kind} game` })], pageNum: 1, totalPages: 1 };
      }),
    );
    const { user } = renderScreen(home);
    await user.click(await screen.findByRole('button', { name: 'Slots' }));
    expect(await screen.findByText('A RNG game')).toBeVisible();
    expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('/m/gameList?gameType=RNG');
  });
});
