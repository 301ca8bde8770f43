import { answer, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sessionStarted } from '@livery/api/session';
import { act, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { untilIdle } from '../../../../testing/untilIdle.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { HomeGames } from '../HomeGames/HomeGames.tsx';
import { GameAfterLogin } from './GameAfterLogin.tsx';

const network = startNetwork();
afterEach(() => void network.events.removeAllListeners());

/** Home, the two screens of guests, and another one. */
const loginScreen = (
  <>
    <Link to="/m/register">register</Link>
    <Link to="/m/help">help</Link>
  </>
);
const app = (
  <>
    <GameAfterLogin />
    <Routes>
      <Route path="/m/home" element={<HomeGames kindsAs="rail" />} />
      <Route path="/m/login" element={loginScreen} />
      <Route path="/m/register" element={<Link to="/m/login">login</Link>} />
      <Route path="/m/help" element={<Link to="/m/login">login</Link>} />
    </Routes>
  </>
);

/** A guest taps the first game of home. The gateway refuses every launch, so that the page stays. */
async function tapGame() {
  const launched: URLSearchParams[] = [];
  network.use(
    answer(calls.getVendorGameTypes, sampleValues.getVendorGameTypes),
    answer(calls.getHotGames, sampleValues.getHotGames),
    answer(calls.getFavoriteGames, { content: [], pageNum: 1, totalPages: 0 }),
  );
  network.events.on('request:start', ({ request }) => {
    if (request.url.includes(calls.launchGame.path)) launched.push(new URL(request.url).searchParams);
  });
  network.use(fail(calls.launchGame, 'GAME_UNAVAILABLE'));
  const view = renderScreen(app, { at: '/m/home' });
  await view.user.click(await screen.findByText('Game 1'));
  expect(view.address()).toBe('/m/login');
  const logIn = () => act(async () => void view.store.dispatch(sessionStarted(testSession)));
  const go = async (name: string) => view.user.click(screen.getByRole('link', { name }));
  return { ...view, launched, logIn, go };
}

test('the game that a guest tapped opens once they have logged in, once', async () => {
  const { launched, logIn } = await tapGame();
  expect(launched).toEqual([]);
  await logIn();
  // A launch that fails says so: it was this game's.
  expect(await screen.findByText(/cannot be opened right now/)).toBeInTheDocument();
  expect(launched.map((query) => [query.get('nodeId'), query.get('backUrl')])).toEqual([['node-1', '/m/home']]);
});

test('it opens too where they registered first', async () => {
  const { launched, logIn, go } = await tapGame();
  await go('register');
  await go('login');
  await logIn();
  expect(await screen.findByText(/cannot be opened right now/)).toBeInTheDocument();
  expect(launched).toHaveLength(1);
});

test('whoever turned to another screen meanwhile no longer wants it', async () => {
  const { launched, logIn, go, store } = await tapGame();
  await go('help');
  await go('login');
  await logIn();
  await untilIdle(store);
  expect(launched).toEqual([]);
});
