import { type CallName, calls } from '@livery/api/contract';
import { sessionEnded, sessionStarted } from '@livery/api/session';
import { answer, answerRaw, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { stopClock } from '@livery/features/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderShell } from '../../../testing/renderShell.tsx';
import { settle } from '../../../testing/settle.ts';
import { table } from '../../router.tsx';

const network = startNetwork();
const asked: string[] = [];
const seen = () => asked.splice(0);

// Every test needs replies to all calls that home makes, immediately or later. It also needs `matchMedia`, which the
// banners use and jsdom does not have.
let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  seen();
  sessionStorage.clear();
  localStorage.clear();
  network.use(
    ...(Object.keys(calls) as CallName[]).map((name) =>
      answer(calls[name], () => (asked.push(name), sampleValues[name] as never)),
    ),
  );
});

afterEach(() => vi.useRealTimers());

// The page stores in memory which announcements it has shown. So every test needs a merchant with a new code.
let count = 0;
function publish(title: string) {
  count += 1;
  const content = [{ id: String(count), announcementId: `PU-${count}`, title, content: '', read: false }];
  network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, popup: { content } }));
}

/** The news in the line of announcements: its text; undefined if there is none. */
const news = () => document.querySelector('[aria-haspopup=dialog]:has(bdi)')?.textContent.trim();
/** Renders home, and waits until all content that loads automatically is shown, with its news. */
async function atHome(switches = {}, isSignedIn = true) {
  const shell = await renderShell({ table, at: '/m/home', switches, isSignedIn });
  const settled = () => settle(clock, [shell.store]);
  await settled();
  return { ...shell, settled };
}
const contracts = /getSalaryContract|getDividendContract|getHourContract/;

describe('news on home', () => {
  test('[HOME-07] [HOME-17] comes in order, and never opens automatically: contracts, then announcements', async () => {
    publish('For all');
    const { settled } = await atHome({ AGENTPOLICY3: true });
    expect(news()).toBe('Contract offers for you');
    await clock.pass(60_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Contract offers for you' }));
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    await settled();
    expect(news()).toBe('New for you Hello 1 of 2');
    fireEvent.click(screen.getByRole('button', { name: /Hello/ }));
    await settled();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Hello');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName('For all');
  });

  test("[AGENT-01] a guest's home requests no contracts, even with AGENTPOLICY3", async () => {
    publish('For guests');
    await atHome({ AGENTPOLICY3: true }, false);
    expect(news()).toBe('News For guests');
    expect(asked.filter((name) => contracts.test(name))).toEqual([]);
  });

  test("[AGENT-01] without AGENTPOLICY3 a member's home requests no contracts", async () => {
    await atHome();
    expect(news()).toContain('Hello');
    expect(asked.filter((name) => contracts.test(name))).toEqual([]);
  });

  test.each([4, 40, 41, 42])('[AGENT-01] the home of a trial of type %i requests no contracts', async (type) => {
    const { store, settled } = await atHome({ AGENTPOLICY3: true }, false);
    act(() => void store.dispatch(sessionStarted({ ...testSession, token: `token-of-trial-${type}`, type })));
    await settled();
    expect(news()).toContain('Hello');
    expect(asked.filter((name) => contracts.test(name))).toEqual([]);
  });

  test("[HOME-15] a member's session is renewed on home, a guest's is not", async () => {
    const { store, settled } = await atHome();
    expect(asked).toContain('renewSession');
    act(() => void store.dispatch(sessionEnded({ reason: 'logout' })));
    seen();
    await settled();
    expect(asked).not.toContain('renewSession');
  });

  test('[HOME-17] another player who signs in on home sees the news again', async () => {
    const { store, settled } = await atHome();
    expect(news()).toContain('Hello');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await settled();
    expect(news()).toBeUndefined();
    act(() => void store.dispatch(sessionStarted({ ...testSession, token: 'token-of-bashir', userName: 'bashir' })));
    await settled();
    expect(news()).toContain('Hello');
  });

  test("another player who signs in on home does not see the first player's open contract offers", async () => {
    const { store, settled } = await atHome({ AGENTPOLICY3: true });
    fireEvent.click(screen.getByRole('button', { name: 'Contract offers for you' }));
    await settled();
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => void store.dispatch(sessionStarted({ ...testSession, token: 'token-of-bashir', userName: 'bashir' })));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('failed announcements are not requested again automatically', async () => {
    network.use(
      answerRaw(calls.getAnnouncements, () => (asked.push('getAnnouncements'), new Response('', { status: 502 }))),
    );
    const { settled } = await atHome({}, false);
    const attempts = seen().filter((name) => name === 'getAnnouncements').length;
    expect(attempts).toBeGreaterThan(0);
    await settled();
    expect(seen()).not.toContain('getAnnouncements');
  });

  test('[HOME-17] leaving home closes its dialog, and the page can be scrolled', async () => {
    publish('On the way');
    const { go, address, settled } = await atHome({}, false);
    fireEvent.click(screen.getByRole('button', { name: /On the way/ }));
    await settled();
    expect(screen.getByRole('dialog')).toBeVisible();
    await go('/m/login');
    expect(address()).toBe('/m/login');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.className).not.toMatch(/locked/);
  });
});

/** Pulls home down by a finger, from its top. */
function pull(pixels: number) {
  fireEvent.touchStart(document.body, { touches: [{ clientY: 0 }] });
  fireEvent.touchMove(document.body, { touches: [{ clientY: pixels }] });
  fireEvent.touchEnd(document.body);
}

test('a long pull from the top of home fetches its data again, a short pull does not', async () => {
  const { settled } = await atHome({}, false);
  seen();
  pull(50);
  await settled();
  expect(seen()).toEqual([]);
  pull(300);
  await settled();
  expect(seen()).toEqual(expect.arrayContaining(['getHotGames', 'getAnnouncements']));
});

test('the blocks below the games wait until the player scrolls, but not after a return to home', async () => {
  /** The space that is reserved for the blocks until they load. */
  const reserved = () => document.querySelector('.place[aria-busy]');
  const { go, stepBack, settled } = await atHome({}, false);
  expect(reserved()).not.toBeNull();
  await go('/m/login');
  await stepBack();
  await settled();
  expect(reserved()).toBeNull();
});

test('a step back closes the sheet of customer service and stays on home', async () => {
  const { stepBack, address, settled } = await atHome({}, false);
  fireEvent.click(screen.getByRole('button', { name: 'Customer service' }));
  await settled();
  expect(screen.getByRole('dialog', { name: 'Customer service' })).toBeVisible();
  await stepBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/m/home');
});

describe('the app', () => {
  const phone = () =>
    vi
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36');

  test('[HOME-04] [HOME-13 download icon] its icon is on home after the news, and on no other screen', async () => {
    phone();
    const { go } = await atHome({ APPWINDOW: true }, false);
    const icon = screen.getByRole('link', { name: 'Download the app' });
    expect(icon).toHaveAttribute('href', '/m/download');
    expect(icon.parentElement).toContainElement(screen.getByRole('link', { name: /Announcements/ }));
    await go('/m/login');
    expect(screen.queryByRole('link', { name: 'Download the app' })).toBeNull();
  });

  test('[HOME-04] its bar is offered from the second visit on', async () => {
    phone();
    await atHome({ APPWINDOW: true }, false);
    expect(screen.queryByRole('region', { name: 'Get the app' })).toBeNull();
    cleanup();
    sessionStorage.clear();
    await atHome({ APPWINDOW: true }, false);
    expect(screen.getByRole('region', { name: 'Get the app' })).toBeVisible();
  });

  test('[HOME-04] has neither icon nor bar without the switch, and no download is requested', async () => {
    phone();
    await atHome({}, false);
    expect(screen.queryByRole('link', { name: 'Download the app' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Get the app' })).toBeNull();
    expect(asked).not.toContain('getDownloads');
  });
});
