import { type CallName, calls } from '@livery/api/contract';
import { sessionEnded, sessionStarted } from '@livery/api/session';
import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { stopClock } from '@livery/features/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderShell } from '../../../testing/renderShell.tsx';
import { settle } from '../../../testing/settle.ts';
import { table } from '../../router.tsx';

const network = startNetwork();
const asked: string[] = [];
const seen = () => asked.splice(0);

// Everything that home, now or later, asks for; and what jsdom lacks and the banners ask.
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

// What was seen in a visit is kept as long as the page lives: every test has news of its own.
let count = 0;
function publish(title: string) {
  count += 1;
  const content = [{ id: String(count), announcementId: `PU-${count}`, title, content: '', read: false }];
  network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, popup: { content } }));
}

const titles = () =>
  screen
    .queryAllByRole('dialog')
    .map((dialog) => document.getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent);
/** Home, once everything is there that comes by itself: prompts wait for a quiet moment. */
async function atHome(switches = {}, isSignedIn = true) {
  const shell = await renderShell({ table, at: '/m/home', switches, isSignedIn });
  const settled = () => settle(clock, [shell.store]);
  await settled();
  return { ...shell, settled };
}
const contracts = /getSalaryContract|getDividendContract|getHourContract/;

describe('what comes up over home', () => {
  test("[HOME-07] [HOME-17] one after the other: contracts, then what a member has not read, then the merchant's own", async () => {
    publish('For all');
    const { settled } = await atHome({ AGENTPOLICY3: true });
    expect(titles()).toEqual(['Contract offers for you']);
    await clock.pass(60_000);
    expect(titles()).toEqual(['Contract offers for you']);
    fireEvent.click(screen.getByRole('button', { name: 'Later' }));
    await settled();
    expect(titles()).toEqual(['Hello']);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(titles()).toEqual(['For all']);
  });

  test('[AGENT-01] guests, and merchants without AGENTPOLICY3, ask for no contracts', async () => {
    publish('For guests');
    await atHome({ AGENTPOLICY3: true }, false);
    expect(titles()).toEqual(['For guests']);
    expect(asked.filter((name) => contracts.test(name))).toEqual([]);
  });

  test('[AGENT-01] a merchant without AGENTPOLICY3 asks no member either', async () => {
    await atHome();
    expect(titles()).toEqual(['Hello']);
    expect(asked.filter((name) => contracts.test(name))).toEqual([]);
  });

  test.each([4, 40, 41, 42])('[AGENT-01] nor is a trial of type %i asked', async (type) => {
    const { store, settled } = await atHome({ AGENTPOLICY3: true }, false);
    act(() => void store.dispatch(sessionStarted({ ...testSession, token: `token-of-trial-${type}`, type })));
    await settled();
    expect(titles()).toEqual(['Hello']);
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

  test('[HOME-17] leaving home takes it along, and the page can be scrolled', async () => {
    publish('On the way');
    const { go, address } = await atHome({}, false);
    expect(titles()).toEqual(['On the way']);
    await go('/m/login');
    expect(address()).toBe('/m/login');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.className).not.toMatch(/locked/);
  });
});

describe('the app', () => {
  const phone = () =>
    vi
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36');

  test('[HOME-04] [HOME-13 download icon] its icon stands on home, at the end of the news, and on no other screen', async () => {
    phone();
    const { go } = await atHome({ APPWINDOW: true }, false);
    const icon = screen.getByRole('link', { name: 'Download the app' });
    expect(icon).toHaveAttribute('href', '/m/download');
    expect(icon.parentElement).toContainElement(screen.getByRole('link', { name: /Announcements/ }));
    await go('/m/login');
    expect(screen.queryByRole('link', { name: 'Download the app' })).toBeNull();
  });

  test('[HOME-04] without the switch there is neither icon nor bar, and nothing is asked', async () => {
    phone();
    await atHome({}, false);
    expect(screen.queryByRole('link', { name: 'Download the app' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Get the app' })).toBeNull();
    expect(asked).not.toContain('getDownloads');
  });
});
