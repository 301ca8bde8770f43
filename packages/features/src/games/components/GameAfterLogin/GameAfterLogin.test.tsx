import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sessionStarted } from '@livery/api/session';
import { requestedGameItem } from '@livery/device/storage';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { HomeGames } from '../HomeGames/HomeGames.tsx';
import { GameAfterLogin } from './GameAfterLogin.tsx';

const network = startNetwork();

/** Home, the two screens for guests, and another screen. */
const loginScreen = (
  <>
    <Link to="/m/register">register</Link>
    <Link to="/m/help">help</Link>
    <Link to="/m/home">home</Link>
  </>
);
const app = (
  <>
    <GameAfterLogin />
    <Routes>
      <Route path="/m/home" element={<HomeGames kindsAs="rail" />} />
      <Route path="/m/login" element={loginScreen} />
      <Route path="/m/register" element={<Link to="/m/login">login</Link>} />
      <Route path="/m/play" element={<p>The game</p>} />
      <Route
        path="/m/help"
        element={
          <>
            <Link to="/m/login">login</Link>
            <Link to="/m/activity">promotions</Link>
          </>
        }
      />
      <Route path="/m/activity" element={<Link to="/m/login">login</Link>} />
    </Routes>
  </>
);

/** Taps the first game of home as a guest. */
async function tapGame() {
  network.use(
    answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
    answer(calls.getHotGames, sampleValues.getHotGames),
    answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }),
  );
  const view = renderScreen(app, { at: '/m/home' });
  await view.user.click(await screen.findByText('Game 1'));
  expect(view.address()).toBe('/m/login');
  const logIn = () => act(async () => void view.store.dispatch(sessionStarted(testSession)));
  const go = async (name: string) => view.user.click(screen.getByRole('link', { name }));
  return { ...view, logIn, go };
}

const playing = /^\/m\/play\?gameType=RNG&vassalage=ACME&gameId=game-1&nodeId=node-1&/;

test('a game that a guest tapped opens once, after the login and the return to the page', async () => {
  const { logIn, go, address, store } = await tapGame();
  await logIn();
  await waitForStoreIdle(store);
  await act(() => vi.dynamicImportSettled());
  expect(address()).toBe('/m/login');
  await go('home');
  await waitFor(() => expect(address()).toMatch(playing));
});

test('the game also opens if the guest registered first', { tags: 'whole' }, async () => {
  const { logIn, go, address } = await tapGame();
  await go('register');
  await go('login');
  await logIn();
  await go('home');
  await waitFor(() => expect(address()).toMatch(playing));
});

test('a guest who navigates to another screen before the login cancels it', async () => {
  const { logIn, go, address, store } = await tapGame();
  await go('help');
  await go('login');
  await logIn();
  await go('home');
  await waitForStoreIdle(store);
  expect(address()).toBe('/m/home');
});

test(
  'a guest who went back before login was shown and opened another screen also cancels it',
  { tags: 'whole' },
  async () => {
    const { logIn, go, address, store } = await tapGame();
    await go('help');
    // Stores a game from a tap, as if login was never shown after the tap.
    requestedGameItem.write({ game: { id: 'game-1' } });
    await go('promotions');
    await go('login');
    await logIn();
    await go('home');
    await waitForStoreIdle(store);
    expect(address()).toBe('/m/home');
  },
);
