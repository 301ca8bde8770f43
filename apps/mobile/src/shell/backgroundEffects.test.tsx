import { type CallName, calls } from '@livery/api/contract';
import { gameListsApi } from '@livery/api/games/gameLists';
import { selectIsSignedIn, sessionEnded } from '@livery/api/session';
import { answer, sampleValues, startNetwork, testMerchant, testSession } from '@livery/api/testing';
import {
  affiliateLinkItem,
  autoLoginItem,
  favoritesChangeItem,
  fingerprint,
  messagesChangeItem,
  moneyIntentsItem,
  promotionsChangeItem,
  sessionItem,
  requestedGameItem,
} from '@livery/device/storage';
import { stopClock } from '@livery/features/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { settle } from '../../testing/settle.ts';
import { workerMessages } from '../serviceWorker/workerMessages.ts';
import { swipe } from './swipeBack.ts';

/*
 * These tests check the background effects in the assembled app. Each test fails if `BackgroundWatch` or the watch in
 * it is not mounted, or does not react to its event.
 */
const network = startNetwork();
const asked = vi.fn<(name: CallName) => void>();
const timesAsked = (name: CallName) => asked.mock.calls.filter(([each]) => each === name).length;

let clock: ReturnType<typeof stopClock>;
// Load the code before the tests, because loading takes a long time on a slow machine.
beforeAll(() => import('./BackgroundWatch.tsx'));
beforeEach(() => {
  asked.mockClear();
  clock = stopClock();
  network.use(
    ...(Object.keys(calls) as CallName[]).map((name) =>
      answer(calls[name], () => (asked(name), sampleValues[name] as never)),
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of ['setAppBadge', 'clearAppBadge', 'serviceWorker']) Reflect.deleteProperty(navigator, name);
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders the app and waits until its own effects and requests have ended. */
async function showApp({ at = '/m/about', isSignedIn = false } = {}) {
  if (isSignedIn) sessionItem.write(testSession);
  const { store } = await renderApp({ at, merchant: testMerchant({ switches: { CBS3: true } as never }) });
  const settled = () => settle(clock, [store]);
  await settled();
  return { store, settled, isSignedIn: () => selectIsSignedIn(store.getState()) };
}

/** Simulates an event for an item of the storage that another tab has changed. */
const tell = (key: string | null) => act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));

describe('the session in other tabs', () => {
  const expiry = () => screen.queryByText('You were logged out. Please log in again.');

  test('[SESS-09] a login in another tab logs in this tab', async () => {
    const { isSignedIn } = await showApp();
    sessionItem.write(testSession);
    await tell(sessionItem.key);
    expect(isSignedIn()).toBe(true);
  });

  test('[SESS-09] a logout in another tab logs out this tab', async () => {
    const { isSignedIn } = await showApp({ isSignedIn: true });
    expect(isSignedIn()).toBe(true);
    autoLoginItem.write('0');
    sessionItem.remove();
    await tell(sessionItem.key);
    expect(isSignedIn()).toBe(false);
  });

  test('[SESS-09] a page that becomes visible follows a login for which it got no event', async () => {
    const { isSignedIn } = await showApp();
    sessionItem.write(testSession);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(isSignedIn()).toBe(true);
  });

  test('[SESS-08] an expired session is reported in a message', async () => {
    const { store, settled } = await showApp({ isSignedIn: true });
    await act(async () => void store.dispatch(sessionEnded({ reason: 'expired' })));
    await settled();
    expect(expiry()).toBeInTheDocument();
  });

  test('a logout is not reported as an expired session', async () => {
    const { store, settled } = await showApp({ isSignedIn: true });
    await act(async () => void store.dispatch(sessionEnded({ reason: 'logout' })));
    await settled();
    expect(expiry()).toBeNull();
  });
});

describe('changes in other tabs', () => {
  test.each([
    ['favourites', '/m/game', 'getFavoriteGames', favoritesChangeItem],
    ['the inbox', '/m/webEmail', 'getInbox', messagesChangeItem],
    ['promotions', '/m/activity', 'getPromotions', promotionsChangeItem],
  ] as const)('to %s make this tab fetch them again', async (_, at, name, item) => {
    const { settled } = await showApp({ at, isSignedIn: true });
    const before = timesAsked(name);
    expect(before).toBeGreaterThan(0);
    item.write({ by: fingerprint(testSession.token), at: Date.now() + 1 });
    await tell(item.key);
    await settled();
    expect(timesAsked(name)).toBe(before + 1);
  });
});

test('[REG-08] the affiliate of a link is stored on every screen', async () => {
  window.history.pushState(null, '', '/m/about?affiliateCode=abc123');
  await showApp();
  expect(affiliateLinkItem.read()).toMatchObject({ merchant: 'testmerchant', code: 'abc123' });
  window.history.pushState(null, '', '/');
});

test('[ERR-05] a control looks pressed 130 ms after a touch, and released 100 ms after its end', async () => {
  await showApp({ at: '/m/login' });
  const button = screen.getAllByRole('button', { name: 'Log in' })[0]!;
  const touch = { isPrimary: true, button: 0, pointerId: 1, pointerType: 'touch' };
  const isPressedAfter = async (milliseconds: number) => {
    await clock.pass(milliseconds);
    return button.hasAttribute('data-pressed');
  };
  fireEvent.pointerDown(button, touch);
  expect([await isPressedAfter(129), await isPressedAfter(1)]).toEqual([false, true]);
  fireEvent.pointerUp(button, touch);
  expect([await isPressedAfter(99), await isPressedAfter(1)]).toEqual([true, false]);
});

test('the game that a guest tapped opens after the login', async () => {
  const { store, settled } = await showApp();
  const games = await store.dispatch(gameListsApi.endpoints.getHotGames.initiate({ language: 'EN' })).unwrap();
  requestedGameItem.write({ game: games[0]! });
  sessionItem.write(testSession);
  await tell(sessionItem.key);
  await settled();
  // React's strict mode makes the call more than once.
  expect(timesAsked('launchGame')).toBeGreaterThan(0);
});

/** Stores a withdrawal that went through and whose reply was lost. */
const storeLostCall = () =>
  moneyIntentsItem.write([
    {
      owner: 'testmerchant/amina',
      kind: 'withdraw',
      call: 'withdraw',
      key: 'key',
      amount: '500',
      at: Date.now() - 60_000,
      outcome: 'DONE',
    },
  ]);
const lostCall = () => screen.queryByText('Done: it went through.');

test('[WALLET-07] a call whose reply was lost is reported on every screen', async () => {
  storeLostCall();
  await showApp({ isSignedIn: true });
  expect(lostCall()).toBeVisible();
});

test('the time reminder of a member is requested a minute after the login', async () => {
  const { settled } = await showApp({ isSignedIn: true });
  expect(timesAsked('getSaferPlay')).toBe(0);
  await clock.pass(60_000);
  await settled();
  expect(timesAsked('getSaferPlay')).toBe(1);
});

describe('the number on the icon', () => {
  /** Shows the app to a member. */
  async function showWithIcon({ isInstalled = true, hasNumbers = true }) {
    const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => {});
    if (hasNumbers) Object.assign(navigator, { setAppBadge, clearAppBadge: async () => {} });
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isInstalled }));
    await showApp({ isSignedIn: true });
    expect(screen.getByRole('banner')).toBeVisible();
    return setAppBadge;
  }

  test('of the installed app shows how many messages are unread', async () => {
    expect(await showWithIcon({})).toHaveBeenCalled();
    expect(timesAsked('getInboxUnread')).toBeGreaterThan(0);
  });

  test.each([
    ['the app is not installed', { isInstalled: false }],
    ['the phone shows no numbers on icons', { hasNumbers: false }],
  ])('is not set if %s, and unread messages are not requested for it', async (_, situation) => {
    expect(await showWithIcon(situation)).not.toHaveBeenCalled();
    expect(timesAsked('getInboxUnread')).toBe(0);
  });
});

test('a swipe from the edge is recorded, so that the screen does not also fade', async () => {
  await showApp();
  swipe.at = -Infinity;
  fireEvent.touchStart(document, { touches: [{ clientX: 0 }] });
  expect(swipe.at).toBe(performance.now());
});

/** Simulates a service worker. With `waiting`, a new version was ready before the page listened. */
function startServiceWorker({ waiting }: { waiting?: object } = {}) {
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => ({ waiting }) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return (type: string) =>
    act(async () => void serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type } })));
}
const newVersion = () => screen.queryByRole('button', { name: 'Reload' });

describe('a new version', () => {
  test('that the service worker reports is offered to the player, and no other message is', async () => {
    const report = startServiceWorker();
    const { settled } = await showApp();
    await report(workerMessages.useNewVersion);
    await settled();
    expect(newVersion()).toBeNull();
    await report(workerMessages.newVersion);
    await settled();
    expect(newVersion()).toBeVisible();
  });

  test('that was ready before the page listened is offered until the player closes the offer', async () => {
    startServiceWorker({ waiting: {} });
    await showApp();
    expect(newVersion()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(newVersion()).toBeNull();
  });
});

describe('a game', () => {
  const game = 'nodeId=node-1&vassalage=ACME&gameId=game-1';
  beforeEach(() => network.use(answer(calls.launchGame, { url: 'https://games.test/play/ticket-1' })));
  /** The effects that may interrupt the player on all other screens. */
  const interruptions = () =>
    Object.entries({ 'the report of a lost call': lostCall(), 'the offer of a new version': newVersion() })
      .filter(([, element]) => element !== null)
      .map(([name]) => name);

  test.each([
    ['/m/play', 'gameType=RNG'],
    ['/m/launchGame', 'prize_mode=Lott'],
  ])('at %s is not covered until the player closes it', async (path, kind) => {
    storeLostCall();
    startServiceWorker({ waiting: {} });
    const { settled } = await showApp({ at: `${path}?${kind}&${game}`, isSignedIn: true });
    expect(screen.getByTitle('Game')).toBeInTheDocument();
    expect(interruptions()).toEqual([]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Close the game' })));
    await settled();
    expect(screen.queryByTitle('Game')).toBeNull();
    expect(interruptions()).toEqual(['the report of a lost call', 'the offer of a new version']);
  });
});
