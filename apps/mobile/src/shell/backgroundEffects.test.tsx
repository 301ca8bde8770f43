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
    expect(screen.getByText('You were logged out. Please log in again.')).toBeInTheDocument();
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

test('[WALLET-07] a call whose reply was lost is reported on every screen', async () => {
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
  await showApp({ isSignedIn: true });
  expect(screen.getByText('Done: it went through.')).toBeInTheDocument();
});

test('the time reminder of a member is requested a minute after the login', async () => {
  const { settled } = await showApp({ isSignedIn: true });
  expect(timesAsked('getSaferPlay')).toBe(0);
  await clock.pass(60_000);
  await settled();
  expect(timesAsked('getSaferPlay')).toBe(1);
});

test('the icon of the installed app shows how many messages are unread', async () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => {});
  Object.assign(navigator, { setAppBadge, clearAppBadge: async () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  try {
    await showApp({ isSignedIn: true });
    expect(setAppBadge).toHaveBeenCalled();
  } finally {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'setAppBadge');
    Reflect.deleteProperty(navigator, 'clearAppBadge');
  }
});

test('a swipe from the edge is recorded, so that the screen does not also fade', async () => {
  await showApp();
  swipe.at = -Infinity;
  fireEvent.touchStart(document, { touches: [{ clientX: 0 }] });
  expect(swipe.at).toBe(performance.now());
});

test('a new version that the service worker reports is offered to the player', async () => {
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => undefined });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  try {
    const { settled } = await showApp();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    await act(async () => {
      serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: workerMessages.newVersion } }));
    });
    await settled();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  } finally {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  }
});
