import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { footer, says, table } from '../../testing/shellTable.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the footer', () => {
  const items = () =>
    within(footer()!)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test('[SHELL-08] shows a member home, deposit, promotions, withdraw and account', async () => {
    await renderShell({ table, at: '/m/home', isSignedIn: true });
    expect(items()).toEqual([
      ['Home', '/m/home'],
      ['Deposit', '/m/voucherCenter'],
      ['Promotions', '/m/activity'],
      ['Withdraw', '/m/withdraw'],
      ['Account', '/m/member/home'],
    ]);
  });

  test('[SHELL-08] can have its five items in another order, which the merchant chooses', async () => {
    await renderShell({
      table,
      at: '/m/home',
      isSignedIn: true,
      merchant: { footer: ['account', 'promotions', 'deposit', 'withdraw', 'home'] },
    });
    expect(items().map(([label]) => label)).toEqual(['Account', 'Promotions', 'Deposit', 'Withdraw', 'Home']);
  });

  test('[SHELL-08] with REFERRAL shows a guest invite in place of withdraw', async () => {
    const { store } = await renderShell({ table, at: '/m/home', switches: { REFERRAL: true } });
    expect(items()[3]).toEqual(['Invite', '/m/inviteFriends']);
    expect(store.getState().session.current).toBeNull();
  });

  test('[SHELL-08] without REFERRAL shows a guest all games in place of withdraw', async () => {
    await renderShell({ table, at: '/m/home' });
    expect(items()).toHaveLength(5);
    expect(items()[3]).toEqual(['Games', '/m/game']);
  });

  test('marks the current screen', async () => {
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

  test('[SHELL-09] with a tap on home, shows the hot games and scrolls to the top', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
    const { store, user } = await renderShell({ table, at: '/m/home' });
    store.dispatch({ type: 'homeCategory/homeCategoryChosen', payload: 'RNG' });
    await user.click(within(footer()!).getByRole('link', { name: 'Home' }));
    expect(store.getState().homeCategory).toBe('HOT');
    await waitFor(() => expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 810 })));
  });
});
