import { type CallName, calls } from '@livery/api/contract';
import { sessionEnded, sessionStarted } from '@livery/api/session';
import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderShell } from '../../../testing/renderShell.tsx';
import { table } from '../../router.tsx';

const network = startNetwork();
const asked: string[] = [];
const seen = () => asked.splice(0);

// Everything that home, now or later, asks for; and what jsdom lacks and the banners ask.
beforeEach(() => {
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

// What was seen in a visit is kept as long as the page lives: every test has news of its own.
let count = 0;
function publish(title: string) {
  count += 1;
  const content = [{ id: String(count), announcementId: `PU-${count}`, title, content: '', read: false }];
  network.use(answer(calls.getAnnouncements, { ...sampleValues.getAnnouncements, popup: { content } }));
}

const patience = { timeout: 6000 };
const titles = () =>
  screen
    .queryAllByRole('dialog')
    .map((dialog) => document.getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent);
// Prompts wait for a quiet moment, one after the other.
vi.setConfig({ testTimeout: 20_000 });
const atHome = (switches = {}, isSignedIn = true) => renderShell({ table, at: '/m/home', switches, isSignedIn });
const contracts = /getSalaryContract|getDividendContract|getHourContract/;

describe('what comes up over home', () => {
  test("[HOME-07] [HOME-17] one after the other: contracts, then what a member has not read, then the merchant's own", async () => {
    publish('For all');
    const { user } = await atHome({ AGENTPOLICY3: true });
    await waitFor(() => expect(titles()).toEqual(['Contract offers for you']), patience);
    await act(() => new Promise((done) => setTimeout(done, 1200)));
    expect(titles()).toEqual(['Contract offers for you']);
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(titles()).toEqual(['Hello']), patience);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(titles()).toEqual(['For all']);
  });

  test('[AGENT-01] guests, and merchants without AGENTPOLICY3, ask for no contracts', async () => {
    publish('For guests');
    await atHome({ AGENTPOLICY3: true }, false);
    await waitFor(() => expect(titles()).toEqual(['For guests']), patience);
    expect(asked.filter((name) => contracts.test(name))).toEqual([]);
  });

  test('[AGENT-01] a merchant without AGENTPOLICY3 asks no member either', async () => {
    await atHome();
    await waitFor(() => expect(titles()).toEqual(['Hello']), patience);
    expect(asked.filter((name) => contracts.test(name))).toEqual([]);
  });

  test.each([4, 40, 41, 42])('[AGENT-01] nor is a trial of type %i asked', async (type) => {
    const { store } = await atHome({ AGENTPOLICY3: true }, false);
    act(() => void store.dispatch(sessionStarted({ ...testSession, token: `token-of-trial-${type}`, type })));
    await waitFor(() => expect(titles()).toEqual(['Hello']), patience);
    expect(asked.filter((name) => contracts.test(name))).toEqual([]);
  });

  test("[HOME-15] a member's session is renewed on home, a guest's is not", async () => {
    const { store } = await atHome();
    await waitFor(() => expect(asked).toContain('renewSession'), patience);
    act(() => void store.dispatch(sessionEnded({ reason: 'logout' })));
    seen();
    await act(() => new Promise((done) => setTimeout(done, 200)));
    expect(asked).not.toContain('renewSession');
  });

  test('[HOME-17] leaving home takes it along, and the page can be scrolled', async () => {
    publish('On the way');
    const { go, address } = await atHome({}, false);
    await waitFor(() => expect(titles()).toEqual(['On the way']), patience);
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
    const icon = await screen.findByRole('link', { name: 'Download the app' }, patience);
    expect(icon).toHaveAttribute('href', '/m/download');
    expect(icon.parentElement).toContainElement(screen.getByRole('link', { name: /Announcements/ }));
    await go('/m/login');
    expect(screen.queryByRole('link', { name: 'Download the app' })).toBeNull();
  });

  test('[HOME-04] without the switch there is neither icon nor bar, and nothing is asked', async () => {
    phone();
    await atHome({}, false);
    await act(() => new Promise((done) => setTimeout(done, 1500)));
    expect(screen.queryByRole('link', { name: 'Download the app' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Get the app' })).toBeNull();
    expect(asked).not.toContain('getDownloads');
  });
});
