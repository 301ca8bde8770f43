import { sessionStarted } from '@livery/api/session';
import { testSession } from '@livery/api/testing';
import { lazyCode } from '@livery/foundation/code';
import { switchLanguage } from '@livery/i18n/react';
import { stopClock } from '@livery/features/testing';
import type { PublicMerchant } from '@livery/merchant';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderShell, screenSaying } from '../../testing/renderShell.tsx';
import { table as wholeTable } from '../router.tsx';
import { openAddresses } from './openAddresses.ts';
import { missingModule } from './missingModule.tsx';
import type { Row } from './row.ts';

const table: readonly Row[] = [
  { paths: ['/', '/m/home'], title: 'navHome', screen: screenSaying('Welcome'), hides: 'header' },
  {
    paths: ['/m/login'],
    title: 'login',
    screen: screenSaying('Who are you?'),
    hides: 'both',
    back: 'home',
    access: 'guest',
  },
  { paths: ['/m/help'], title: 'help', screen: screenSaying('Ask away') },
  { paths: ['/m/activity'], title: 'promotions', screen: screenSaying('Offers for you'), back: 'home' },
  { paths: ['/m/withdraw'], title: 'withdraw', screen: screenSaying('Your money'), access: 'member' },
  {
    paths: ['/m/inviteFriends'],
    title: 'inviteFriends',
    screen: screenSaying('Friends', { isOpen: ({ REFERRAL }) => REFERRAL }),
  },
  { paths: ['/m/lottery'], title: 'lotteries', screen: missingModule('lottery'), hides: 'both' },
  { paths: ['/m/gameCenter'], title: 'gameCenter', screen: missingModule('games') },
];
const says = (word: string) => screen.findByRole('heading', { name: word });
const footer = () => screen.queryByRole('navigation', { name: 'Main menu' });
const goBack = () => screen.getByRole('button', { name: 'Back' });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the frame', () => {
  test('[SHELL-01] every screen stands between header and footer menu', async () => {
    await renderShell({ table, at: '/m/help' });
    await says('Ask away');
    expect(within(screen.getByRole('banner')).getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('Ask away')).toBeVisible();
    expect(footer()).toBeVisible();
  });

  test('[SHELL-02] pages other than home carry a back button; home leaves the bar to its own, with the logo', async () => {
    const { go } = await renderShell({ table, at: '/m/home' });
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await go('/m/help');
    expect(goBack()).toBeVisible();
  });

  test.each([
    '/m/home',
    '/m/login',
    '/m/register',
    '/m/message',
    '/m/gameList',
    '/m/lottery',
    '/m/forget',
    '/m/download',
  ])('[SHELL-06] the product shows no header of its own on %s', async (at) => {
    // With their own screens put aside: those bring a bar of their own where they need one.
    const putAside = wholeTable.map((row) => ({
      ...row,
      screen: { ...screenSaying('Here'), isOpen: row.screen.isOpen },
    }));
    const { go } = await renderShell({ table: putAside, at, switches: { APPWINDOW: true } });
    await says('Here');
    expect(screen.queryByRole('banner')).toBeNull();
    await go('/m/help');
    expect(await screen.findByRole('banner')).toBeVisible();
  });

  test('[SHELL-06] [SHELL-07] login goes without header and footer, home without header', async () => {
    const { go } = await renderShell({ table, at: '/m/home' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(footer()).toBeVisible();
    await go('/m/login');
    await says('Who are you?');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(footer()).toBeNull();
  });

  test('[SHELL-03] the page is named after screen and merchant, in the language on show', async () => {
    const { go, texts } = await renderShell({ table, at: '/m/home' });
    expect(document.title).toBe('Home · Test Merchant');
    await go('/m/login');
    await waitFor(() => expect(document.title).toBe('Log in · Test Merchant'));
    await go('/m/help');
    await act(() => switchLanguage(texts, 'PT'));
    await waitFor(() => expect(document.title).toBe('Central de ajuda · Test Merchant'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Central de ajuda');
  });

  test.each([
    ['/m/activity', 'Promotions'],
    ['/m/home', 'Home'],
    ['/m/trail', 'Free trial'],
    ['/m/changePsw', 'Change password'],
    ['/m/notice', 'Announcements'],
    ['/m/gameCenter', 'Game centre'],
    ['/m/slotsCenter', 'Slots'],
    ['/m/message', 'Messages'],
    ['/m/help', 'Help centre'],
  ])('[SHELL-03] %s is titled %s', async (at, title) => {
    // With their own screens, which are not the matter here, put aside.
    await renderShell({
      table: wholeTable.map((row) => ({ ...row, screen: screenSaying('Here') })),
      at,
      isSignedIn: true,
    });
    await waitFor(() => expect(document.title).toBe(`${title} · Test Merchant`));
    if (at !== '/m/home' && at !== '/m/message')
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('the focus goes to the new screen, which says its name; not on the first of the visit', async () => {
    const { go } = await renderShell({ table, at: '/m/help' });
    expect(document.body).toHaveFocus();
    await go('/m/activity');
    await says('Offers for you');
    expect(screen.getByRole('main', { name: 'Promotions' })).toHaveFocus();
  });

  test('a screen that takes the focus itself keeps it', async () => {
    const Form = () => <input aria-label="Name" ref={(field) => field?.focus()} />;
    const form: Row = { paths: ['/m/service'], title: 'service', screen: { Component: Form, texts: [] } };
    const { go } = await renderShell({ table: [...table, form], at: '/m/help' });
    await go('/m/service');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});

describe('the next screen', () => {
  const loads = () =>
    vi.fn<() => Promise<{ Screen: () => React.JSX.Element }>>().mockResolvedValue({ Screen: () => <h2>Here</h2> });
  const rowOf = (path: string, load: ReturnType<typeof loads>, rest: Partial<Row> = {}): Row => ({
    paths: [path],
    title: 'promotions',
    screen: { ...lazyCode(load, 'Screen'), texts: [] },
    ...rest,
  });
  const linkTo = (path: string) => footer()!.querySelector(`a[href="${path}"]`)!;

  test('loads when a finger touches its link, once', async () => {
    const load = loads();
    const { user } = await renderShell({ table: [table[0]!, rowOf('/m/activity', load)], at: '/m/home' });
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerDown(linkTo('/m/activity').firstChild!);
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(linkTo('/m/activity'));
    await says('Here');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('of a link to a screen for members is login, for a guest', async () => {
    const [login, deposit] = [loads(), loads()];
    const members = rowOf('/m/voucherCenter', deposit, { access: 'member' });
    await renderShell({ table: [table[0]!, rowOf('/m/login', login), members], at: '/m/home' });
    fireEvent.pointerDown(linkTo('/m/voucherCenter'));
    expect(login).toHaveBeenCalledTimes(1);
    expect(deposit).not.toHaveBeenCalled();
  });
});

describe('who may go where', () => {
  test('[ROUTE-13] an unknown address shows home', async () => {
    const { address } = await renderShell({ table, at: '/m/nowhere?x=1' });
    await says('Welcome');
    expect(address()).toBe('/m/home');
  });

  test('an address that is switched off leads home, and its screen is never fetched', async () => {
    const load = vi.fn<() => Promise<() => React.JSX.Element>>().mockResolvedValue(() => <h2>Friends</h2>);
    const row: Row = {
      paths: ['/m/inviteFriends'],
      title: 'inviteFriends',
      screen: {
        ...lazyCode(async () => ({ Friends: await load() }), 'Friends'),
        texts: [],
        isOpen: ({ REFERRAL }) => REFERRAL,
      },
    };
    const { address } = await renderShell({ table: [table[0]!, row], at: '/m/inviteFriends' });
    await says('Welcome');
    expect(address()).toBe('/m/home');
    expect(load).not.toHaveBeenCalled();
  });

  test('a guest logs in first and is led back afterwards', async () => {
    const { address } = await renderShell({ table, at: '/m/withdraw?amount=5' });
    await says('Who are you?');
    expect(address()).toBe('/m/login');
    expect((window.history.state as { usr: unknown }).usr).toEqual({ from: '/m/withdraw?amount=5' });
  });

  test('a member goes straight in', async () => {
    await renderShell({ table, at: '/m/withdraw', isSignedIn: true });
    expect(await says('Your money')).toBeVisible();
  });

  test('a member who opens login or registration finds home in its place', async () => {
    for (const at of ['/m/login', '/m/register']) {
      const putAside = wholeTable.map((row) => ({ ...row, screen: screenSaying(row.title) }));
      const { address } = await renderShell({ table: putAside, at, isSignedIn: true });
      await says('navHome');
      expect(address()).toBe('/m/home');
      cleanup();
    }
  });

  test('a member whom a link sends to login stays one step from where they were, and goes where they were going', async () => {
    const { address, go, stepBack } = await renderShell({ table, at: '/m/help', isSignedIn: true });
    await go('/m/login', { state: { from: '/m/withdraw?amount=5' } });
    await says('Your money');
    expect(address()).toBe('/m/withdraw?amount=5');
    await stepBack();
    await says('Ask away');
  });

  test('who logs in elsewhere, in another tab, is led on from the form', async () => {
    const { address, store } = await renderShell({ table, at: '/m/withdraw' });
    await says('Who are you?');
    act(() => void store.dispatch(sessionStarted(testSession)));
    await says('Your money');
    expect(address()).toBe('/m/withdraw');
  });

  test('a trial account may register and log in', async () => {
    const { store, go, address } = await renderShell({ table, at: '/m/help' });
    act(() => void store.dispatch(sessionStarted({ ...testSession, type: 4 })));
    await go('/m/login');
    await says('Who are you?');
    expect(address()).toBe('/m/login');
  });
});

describe('whether an address is open', () => {
  const isOpen = (switches: Partial<PublicMerchant['switches']>, isMember: boolean) =>
    openAddresses(wholeTable, { switches: switches as PublicMerchant['switches'], isMember });

  test('a screen that is there is open, and so is one that login comes before', () => {
    expect(isOpen({}, false)('/m/gameList?type=hot')).toBe(true);
    expect(isOpen({}, false)('/m/member/home')).toBe(true);
    expect(isOpen({ USERNAMEREG3: true }, false)('/m/register')).toBe(true);
  });

  test.each([
    ['nobody knows it', '/m/nowhere', {}, false],
    ['its module is missing', '/m/activity?type=cashback', {}, false],
    ['the merchant has no registration', '/m/register', {}, false],
    ['registration says nothing to a member', '/m/register?x=1', { USERNAMEREG3: true }, true],
    ['login says nothing to a member', '/m/login#form', {}, true],
  ] as const)('shut where %s', (_, address, switches, isMember) => {
    expect(isOpen(switches, isMember)(address)).toBe(false);
  });
});

describe('the way back', () => {
  test('[SHELL-04] leads home from promotions, one step back elsewhere', async () => {
    const { go, user, address } = await renderShell({ table, at: '/m/help' });
    await go('/m/gameCenter');
    await go('/m/activity');
    await user.click(goBack());
    await says('Welcome');
    expect(address()).toBe('/m/home');

    await go('/m/help');
    await go('/m/gameCenter');
    await user.click(goBack());
    await says('Ask away');
    expect(address()).toBe('/m/help');
  });

  test("[SHELL-04] home takes the place of the screen that was left: the browser's own way back does not return to it", async () => {
    const { go, user, stepBack, address } = await renderShell({ table, at: '/m/help' });
    await go('/m/activity');
    await user.click(goBack());
    await says('Welcome');
    await stepBack();
    await says('Ask away');
    expect(address()).toBe('/m/help');
  });

  test('[SHELL-04] where home lies one step back it is found as it was, not opened once more', async () => {
    const { go, user } = await renderShell({ table, at: '/m/home' });
    const entries = window.history.length;
    const home = window.history.state as unknown;
    await go('/m/activity');
    await user.click(goBack());
    await says('Welcome');
    expect(window.history.state).toEqual(home);
    expect(window.history.length).toBe(entries + 1);
  });

  test('[SHELL-05] with nothing to go back to, home takes the place of the screen', async () => {
    const { user, address } = await renderShell({ table, at: '/m/help' });
    const entries = window.history.length;
    await says('Ask away');
    await user.click(goBack());
    await says('Welcome');
    expect(address()).toBe('/m/home');
    expect(window.history.length).toBe(entries);
  });
});

describe('the footer', () => {
  const items = () =>
    within(footer()!)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test('[SHELL-08] a member: home, deposit, promotions, withdraw, account', async () => {
    await renderShell({ table, at: '/m/home', isSignedIn: true });
    expect(items()).toEqual([
      ['Home', '/m/home'],
      ['Deposit', '/m/voucherCenter'],
      ['Promotions', '/m/activity'],
      ['Withdraw', '/m/withdraw'],
      ['Account', '/m/member/home'],
    ]);
  });

  test('[SHELL-08] a merchant places the five otherwise', async () => {
    await renderShell({
      table,
      at: '/m/home',
      isSignedIn: true,
      merchant: { footer: ['account', 'promotions', 'deposit', 'withdraw', 'home'] },
    });
    expect(items().map(([label]) => label)).toEqual(['Account', 'Promotions', 'Deposit', 'Withdraw', 'Home']);
  });

  test('[SHELL-08] a guest is offered to invite in place of withdrawing, or all games where the merchant has no inviting', async () => {
    const { store } = await renderShell({ table, at: '/m/home', switches: { REFERRAL: true } });
    expect(items()[3]).toEqual(['Invite', '/m/inviteFriends']);
    expect(store.getState().session.current).toBeNull();
  });

  test('[SHELL-08] without REFERRAL a guest is offered all games', async () => {
    await renderShell({ table, at: '/m/home' });
    expect(items()).toHaveLength(5);
    expect(items()[3]).toEqual(['Games', '/m/gameList']);
  });

  test('it says where the person is', async () => {
    const { go } = await renderShell({ table, at: '/m/home' });
    const current = () =>
      within(footer()!)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent);
    expect(current()).toEqual(['Home']);
    await go('/m/activity');
    await says('Offers for you');
    expect(current()).toEqual(['Promotions']);
  });

  test('[SHELL-09] home shows the hot games and goes to the top', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
    const { store, user } = await renderShell({ table, at: '/m/home' });
    store.dispatch({ type: 'homeCategory/homeCategoryChosen', payload: 'RNG' });
    await user.click(within(footer()!).getByRole('link', { name: 'Home' }));
    expect(store.getState().homeCategory).toBe('HOT');
    await waitFor(() => expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 810 })));
  });
});

describe('an address without a module', () => {
  test('[ROUTE-17] says so, under its title, with a button that leads home', async () => {
    const { user, address } = await renderShell({ table, at: '/m/gameCenter' });
    expect(await screen.findByText('Cannot find module')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Game centre' })).toBeVisible();
    expect(footer()).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'To home' }));
    await says('Welcome');
    expect(address()).toBe('/m/home');
  });

  test('[ROUTE-17] where the frame has no header it brings title and way back itself', async () => {
    const { user } = await renderShell({ table, at: '/m/lottery' });
    await screen.findByText('Cannot find module');
    expect(screen.getByRole('heading', { level: 1, name: 'Lotteries' })).toBeVisible();
    expect(footer()).toBeNull();
    await user.click(goBack());
    await says('Welcome');
  });
});

describe('code that fails to load', () => {
  /** Milliseconds after which it is asked for once more. */
  const secondTryMs = 500;
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const withScreen = (load: () => Promise<() => React.JSX.Element>, rest: Partial<Row> = {}): readonly Row[] => [
    table[0]!,
    {
      paths: ['/m/help'],
      title: 'help',
      screen: { ...lazyCode(async () => ({ Help: await load() }), 'Help'), texts: [] },
      ...rest,
    },
  ];

  test('[ROUTE-16] (while it loads) a spinner that says so stands for the screen, until the screen is there', async () => {
    let arrive = (_screen: () => React.JSX.Element) => {};
    const load = () =>
      new Promise<() => React.JSX.Element>((resolve) => {
        arrive = resolve;
      });
    await renderShell({ table: withScreen(load), at: '/m/help' });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    await act(async () => arrive(() => <h2>Here at last</h2>));
    await says('Here at last');
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  });

  test('[ROUTE-16] is asked for once more by itself; a place is reserved meanwhile, and no failure is reported', async () => {
    const load = vi
      .fn<() => Promise<() => React.JSX.Element>>()
      .mockImplementationOnce(gone)
      .mockResolvedValue(() => <h2>Here after all</h2>);
    const clock = stopClock();
    await renderShell({ table: withScreen(load), at: '/m/help' });
    expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
    expect(goBack()).toBeVisible();
    await clock.pass(secondTryMs);
    await clock.until(() => expect(screen.getByRole('heading', { name: 'Here after all' })).toBeVisible());
    expect(load).toHaveBeenCalledTimes(2);
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test('[ROUTE-16] that fails twice is logged, and a reload is offered; header, footer and every other screen stay', async () => {
    const load = vi.fn<() => Promise<() => React.JSX.Element>>(gone);
    const clock = stopClock();
    await renderShell({ table: withScreen(load), at: '/m/help' });
    await clock.pass(secondTryMs);
    await clock.until(() => expect(screen.getByText('This screen could not be loaded.')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(console.error).toHaveBeenCalledWith('Code did not load.', expect.anything());
    expect(screen.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
    fireEvent.click(within(footer()!).getByRole('link', { name: 'Home' }));
    await clock.until(() => expect(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible());
  });

  test('[ROUTE-16] without a network the screen can be tried again where it is, as often as it takes', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<() => Promise<() => React.JSX.Element>>(gone);
    const clock = stopClock();
    await renderShell({ table: withScreen(load, { hides: 'both' }), at: '/m/help' });
    await clock.pass(secondTryMs);
    await clock.until(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
    expect(screen.getByText('No connection. Check your network and try again.')).toBeVisible();
    expect(goBack()).toBeVisible();
    load.mockResolvedValue(() => <h2>Here after all</h2>);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await clock.until(() => expect(screen.getByRole('heading', { name: 'Here after all' })).toBeVisible());
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('[ROUTE-16] opened without a network the screen comes by itself once there is one', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<() => Promise<() => React.JSX.Element>>(gone);
    const clock = stopClock();
    await renderShell({ table: withScreen(load), at: '/m/help' });
    await clock.pass(secondTryMs);
    await clock.until(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
    load.mockResolvedValue(() => <h2>Here after all</h2>);
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await clock.pass(1_000);
    await clock.until(() => expect(screen.getByRole('heading', { name: 'Here after all' })).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
