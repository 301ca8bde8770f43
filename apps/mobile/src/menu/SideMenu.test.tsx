import { answer, fail, sampleValues, startNetwork } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { lazyCode } from '@livery/foundation/code';
import type { PublicMerchant } from '@livery/merchant';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import type { Row } from '../shell/row.ts';
import { MenuButton } from './MenuButton.tsx';

const network = startNetwork();
// Load the menu's code before the tests, because loading takes a long time on a slow machine.
beforeAll(() => import('./SideMenu.tsx'));
afterEach(() => vi.unstubAllGlobals());

const table: Row[] = [
  {
    paths: ['/m/home'],
    title: 'navHome',
    hides: 'both',
    screen: { ...lazyCode(async () => ({ MenuButton }), 'MenuButton'), texts: [] },
  },
  ...(['/m/login', '/m/voucherCenter', '/m/member/home'] as const).map((path): Row => ({
    paths: [path],
    title: 'navHome',
    hides: 'both',
    screen: { Component: () => <h2>at {path}</h2>, texts: [] },
  })),
];

/** Opens the menu by its button, for a merchant with these switches on. */
async function openMenu({
  switches = {},
  isSignedIn = false,
}: { switches?: Partial<PublicMerchant['switches']>; isSignedIn?: boolean } = {}) {
  const shell = await renderShell({ table, at: '/m/home', switches, isSignedIn });
  const button = await screen.findByRole('button', { name: 'Menu' });
  await shell.user.click(button);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  return { ...shell, button, menu, inMenu: within(menu) };
}

function useService(...kinds: ('CS' | 'WHATSAPP')[]) {
  network.use(
    answer(calls.getCustomerService, {
      version: {
        pathList: kinds.map((csType) => ({ csType, type: 1 as const, path: `https://${csType.toLowerCase()}.test/` })),
      },
    }),
  );
}

function useMember(nickname = 'Mina') {
  network.use(
    answer(calls.getMemberInfo, { ...sampleValues.getMemberInfo, nickname, account: 'amina77' }),
    answer(calls.getWallet, { ...sampleValues.getWallet, currencySymbol: '৳', sumBalance: '1234567.509' }),
  );
}

const isClosed = (button: HTMLElement) => waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));

describe('the side menu', () => {
  test('[SIDE-01] its button, the mask and Escape close it, and the menu button gets the focus back', async () => {
    useService();
    let now = 100_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { user, button, menu, inMenu } = await openMenu();
    expect(inMenu.getByRole('button', { name: 'Close' })).toBeVisible();
    await user.click(inMenu.getByRole('button', { name: 'Close' }));
    await isClosed(button);
    await waitFor(() => expect(button).toHaveFocus());

    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    // The mask ignores clicks that belong to the press that opened the menu.
    await user.click(menu);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    now += 300;
    await user.click(menu);
    await isClosed(button);
    await waitFor(() => expect(button).toHaveFocus());

    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    menu.dispatchEvent(new Event('cancel', { cancelable: true }));
    await isClosed(button);
    await waitFor(() => expect(button).toHaveFocus());
  });

  test("the browser's back button closes it and stays on the page", async () => {
    useService();
    const { stepBack, address, button } = await openMenu();
    await waitFor(() => expect(window.history.state).toMatchObject({ overlay: true }));
    await stepBack();
    await isClosed(button);
    expect(address()).toBe('/m/home');
  });

  test('a link replaces the menu: one step back shows the page without the menu', { tags: 'whole' }, async () => {
    useService();
    const { user, inMenu, stepBack, address } = await openMenu({ isSignedIn: true });
    await waitFor(() => expect(window.history.state).toMatchObject({ overlay: true }));
    await user.click(await inMenu.findByRole('link', { name: 'Deposit' }));
    expect(await screen.findByText('at /m/voucherCenter')).toBeVisible();
    await stepBack();
    expect(address()).toBe('/m/home');
    expect(await screen.findByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  test.each([
    ['Mina', 'Mina'],
    ['', 'amina77'],
  ])(
    '[SIDE-02] shows logo, avatar, the nickname %j (else the account), the currency and the total balance',
    async (nickname, shown) => {
      useService();
      useMember(nickname);
      const { inMenu, menu } = await openMenu({ isSignedIn: true });
      expect(await inMenu.findByText(shown)).toBeVisible();
      // Two images: one for dark pages and one for light pages. The page's mode hides one.
      expect(inMenu.getAllByRole('img', { name: 'Test Merchant' })).toHaveLength(2);
      expect(menu.querySelector('.avatar')).not.toBeNull();
      expect(await inMenu.findByText('৳12,34,567.50')).toBeVisible();
      expect(inMenu.getByText('Total balance')).toBeVisible();
      expect(inMenu.getByRole('link', { name: new RegExp(shown) })).toHaveAttribute('href', '/m/member/home');
      expect(inMenu.queryByRole('link', { name: 'Log in' })).toBeNull();
    },
  );

  test("after a failed balance request, a tap on 'Try again' requests it again", async () => {
    useService();
    useMember();
    network.use(fail(calls.getWallet, 'NOT_ALLOWED'));
    const { user, inMenu } = await openMenu({ isSignedIn: true });
    const retry = await inMenu.findByRole('button', { name: 'Try again' });
    useMember();
    await user.click(retry);
    expect(await inMenu.findByText('৳12,34,567.50')).toBeVisible();
  });

  test.each([
    [{ USERNAMEREG3: true }, ['/m/register']],
    [{ MOBILENUMREG3: true }, ['/m/register']],
    [{}, []],
  ])(
    '[SIDE-03] a guest sees login, the forgotten password, and registration if a way is open: %o',
    async (switches, ways) => {
      useService();
      const { inMenu, menu } = await openMenu({ switches });
      expect(inMenu.getByText('Members')).toBeVisible();
      expect(menu.querySelector('.avatar')).not.toBeNull();
      expect(inMenu.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
      expect(inMenu.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/m/forget');
      expect(inMenu.queryAllByRole('link', { name: 'Register' }).map((link) => link.getAttribute('href'))).toEqual(
        ways,
      );
      expect(inMenu.queryByRole('button', { name: 'Log out' })).toBeNull();
    },
  );

  test.each([
    ['registration, as in home’s header', { USERNAMEREG3: true }, 'Register'],
    ['login, if there is no registration', {}, 'Log in'],
  ])('[SIDE-03] the primary link is the right one: %s', async (_, switches, name) => {
    useService();
    const { menu } = await openMenu({ switches });
    expect([...menu.querySelectorAll('a.primary')].map((link) => link.textContent)).toEqual([name]);
  });

  test('[SIDE-04] tiles: deposit, withdraw, betting record, WhatsApp, live chat and the app', async () => {
    useService('CS', 'WHATSAPP');
    const { inMenu } = await openMenu({ switches: { CBS3: true, APPWINDOW: true } });
    const ways = within(inMenu.getByRole('navigation', { name: 'Quick links' }));
    await ways.findByText('WhatsApp');
    expect(
      ways.getAllByRole('listitem').map((tile) => [tile.textContent, tile.querySelector('a')?.getAttribute('href')]),
    ).toEqual([
      ['Deposit', '/m/voucherCenter'],
      ['Withdraw', '/m/withdraw'],
      ['Betting record', '/m/gameRecord'],
      ['WhatsApp', 'https://whatsapp.test/'],
      ['Live chat', undefined],
      ['Get the app', '/m/download'],
    ]);
  });

  test.each([
    ['in an installed app', { APPWINDOW: true }, true],
    ['if the merchant offers no app', {}, false],
  ])(
    '[SIDE-04] no tile opens the app %s, or a contact that the merchant does not have',
    async (_, switches, isStandalone) => {
      useService('CS');
      vi.stubGlobal('matchMedia', () => ({
        matches: isStandalone,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }));
      const { inMenu } = await openMenu({ switches });
      const ways = within(inMenu.getByRole('navigation', { name: 'Quick links' }));
      expect(ways.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual([
        'Deposit',
        'Withdraw',
        'Betting record',
      ]);
    },
  );

  test('[SESS-07] the live chat tile leads a guest to login', async () => {
    useService();
    const { user, inMenu, address, stepBack } = await openMenu({ switches: { CBS3: true } });
    await waitFor(() => expect(window.history.state).toMatchObject({ overlay: true }));
    await user.click(inMenu.getByRole('button', { name: 'Live chat' }));
    await waitFor(() => expect(address()).toBe('/m/login'));
    expect(window.history.state).toMatchObject({ usr: { from: '/m/home' } });
    await stepBack();
    expect(address()).toBe('/m/home');
  });

  test('[SIDE-05] a member can log out here, after a confirmation', async () => {
    useService();
    useMember();
    network.use(answer(calls.logout, sampleValues.logout));
    const { user, inMenu, store, button } = await openMenu({ isSignedIn: true });
    await user.click(inMenu.getByRole('button', { name: 'Log out' }));
    const question = await screen.findByRole('dialog', { name: 'Are you sure you want to logout?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(store.getState().session.current).not.toBeNull();
    await user.click(inMenu.getByRole('button', { name: 'Log out' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Are you sure you want to logout?' })).getByRole('button', {
        name: 'Log out',
      }),
    );
    await waitFor(() => expect(store.getState().session.current).toBeNull());
    await isClosed(button);
  });

  test('language and appearance can be chosen here too', { tags: 'whole' }, async () => {
    useService();
    const { user, inMenu, store, texts } = await openMenu();
    await user.click(inMenu.getByRole('radio', { name: 'Light' }));
    expect(store.getState().preferences.mode).toBe('light');
    await user.click(inMenu.getByRole('button', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name: 'বাংলা' }));
    await waitFor(() => expect(texts.getLanguage()).toBe('BN'));
    expect(store.getState().preferences.language).toBe('BN');
    expect(inMenu.getByText('সদস্য')).toBeVisible();
  });
});
