import { type Role, sessionStarted, sessionEnded } from '@livery/api/session';
import { testSession } from '@livery/api/testing';
import { lazyCode } from '@livery/foundation/code';
import type { PublicMerchant } from '@livery/merchant';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderShell, createTextScreen } from '../../testing/renderShell.tsx';
import { formsTable, says, stateOfEntry, table } from '../../testing/shellTable.tsx';
import { table as wholeTable } from '../router.tsx';
import { openAddresses } from './openAddresses.ts';
import type { Row } from './row.ts';

describe('access to addresses', () => {
  test('[ROUTE-13] an unknown address shows home', async () => {
    const { address } = await renderShell({ table, at: '/m/nowhere?x=1' });
    await says('Welcome');
    expect(address()).toBe('/m/home');
  });

  test.each(['/m/%', '/m/%E0%A4%A', '/m/help/%zz?x=%', '/m//login', '/m/\u0000'])(
    '[ROUTE-13] the malformed address %j shows home',
    async (at) => {
      const { address } = await renderShell({ table, at });
      await says('Welcome');
      expect(address()).toBe('/m/home');
    },
  );

  test('[ROUTE-11 invite] [ROUTE-12] a switched-off address opens home with a toast and loads no screen', async () => {
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
    expect(await screen.findByText(/the feature is temporarily unavailable/)).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  test('a guest logs in first and then returns to the requested address', async () => {
    const { address } = await renderShell({ table, at: '/m/withdraw?amount=5' });
    await says('Who are you?');
    expect(address()).toBe('/m/login');
    expect((window.history.state as { usr: unknown }).usr).toEqual({
      from: '/m/withdraw?amount=5',
      place: expect.any(String),
    });
  });

  test("after a logout in another tab, a members' screen is replaced by home and not by login", async () => {
    const { store, address } = await renderShell({ table, at: '/m/withdraw', isSignedIn: true });
    await says('Your money');
    act(() => void store.dispatch(sessionEnded({ reason: 'logout' })));
    await says('Welcome');
    expect(address()).toBe('/m/home');
  });

  test("after a logout, a members' screen that the player opens later requires login", async () => {
    const { store, address, go } = await renderShell({ table, at: '/m/withdraw', isSignedIn: true });
    await says('Your money');
    act(() => void store.dispatch(sessionEnded({ reason: 'logout' })));
    await says('Welcome');
    await go('/m/withdraw');
    await says('Who are you?');
    expect(address()).toBe('/m/login');
  });

  test("a members' screen that requires login is not reported as switched off", async () => {
    await renderShell({ table, at: '/m/withdraw' });
    await says('Who are you?');
    expect(screen.queryByText(/the feature is temporarily unavailable/)).toBeNull();
  });

  test("a member opens a members' screen directly", async () => {
    await renderShell({ table, at: '/m/withdraw', isSignedIn: true });
    expect(await says('Your money')).toBeVisible();
  });

  test('a member who opens login or registration gets home instead', async () => {
    for (const at of ['/m/login', '/m/register']) {
      const putAside = wholeTable.map((row) => ({ ...row, screen: createTextScreen(row.title) }));
      const { address } = await renderShell({ table: putAside, at, isSignedIn: true });
      await says('navHome');
      expect(address()).toBe('/m/home');
      cleanup();
    }
  });

  test('a member with a link to login goes to the requested screen, one step from the last screen', async () => {
    const { address, go, stepBack } = await renderShell({ table, at: '/m/help', isSignedIn: true });
    await go('/m/login', { state: { from: '/m/withdraw?amount=5' } });
    await says('Your money');
    expect(address()).toBe('/m/withdraw?amount=5');
    await stepBack();
    await says('Ask away');
  });

  test('after a login in another tab, the login form redirects to the requested screen', async () => {
    const { address, store } = await renderShell({ table, at: '/m/withdraw' });
    await says('Who are you?');
    act(() => void store.dispatch(sessionStarted(testSession)));
    await says('Your money');
    expect(address()).toBe('/m/withdraw');
  });

  test('login returns to the screen before its link, also after registration', async () => {
    const { go, store, address } = await renderShell({ table: formsTable, at: '/m/help?p=1' });
    await go('/m/register');
    await says('Join us');
    await go('/m/login', { state: { userName: 'amina' } });
    await says('Who are you?');
    await waitFor(() => expect(stateOfEntry()).toMatchObject({ userName: 'amina', from: '/m/help?p=1' }));
    act(() => void store.dispatch(sessionStarted(testSession)));
    await says('Ask away');
    expect(address()).toBe('/m/help?p=1');
  });

  test('[SESS-08] after an expired session, login returns to the same address, query and hash', async () => {
    const { store, address } = await renderShell({ table, at: '/m/withdraw?amount=5#card', isSignedIn: true });
    await says('Your money');
    act(() => void store.dispatch(sessionEnded({ reason: 'expired' })));
    await says('Who are you?');
    act(() => void store.dispatch(sessionStarted({ ...testSession, token: 'next' })));
    await says('Your money');
    expect(address() + window.location.hash).toBe('/m/withdraw?amount=5#card');
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
  const isOpen = (switches: Partial<PublicMerchant['switches']>, role: Role) =>
    openAddresses(wholeTable, { switches: switches as PublicMerchant['switches'], role });

  test('a screen that exists is open, and so is one that requires login first', () => {
    expect(isOpen({}, 'guest')('/m/gameList?type=hot')).toBe(true);
    expect(isOpen({}, 'guest')('/m/member/home')).toBe(true);
    expect(isOpen({ USERNAMEREG3: true }, 'guest')('/m/register')).toBe(true);
  });

  test.each([
    ['it is unknown', '/m/nowhere', {}, 'guest'],
    ['its module is missing', '/m/lotto-h5/mui/ent/games/1?token=t', {}, 'guest'],
    ['the merchant has no registration', '/m/register', {}, 'guest'],
    ['a member opens registration', '/m/register?x=1', { USERNAMEREG3: true }, 'member'],
    ['a member opens login', '/m/login#form', {}, 'member'],
    ['a trial opens the member centre', '/m/member/home', {}, 'trial'],
  ] as const)('is closed if %s', (_, address, switches, role) => {
    expect(isOpen(switches, role)(address)).toBe(false);
  });
});
