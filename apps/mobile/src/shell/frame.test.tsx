import { ruleFor } from '@livery/foundation/roles';
import { switchLanguage } from '@livery/i18n/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderShell, createTextScreen } from '../../testing/renderShell.tsx';
import { footer, goBack, says, table } from '../../testing/shellTable.tsx';
import { table as wholeTable } from '../router.tsx';
import { hasFooter, hasHeader, type Row } from './row.ts';

describe('the frame', () => {
  test('[SHELL-01] puts every screen between the header and the footer menu', async () => {
    await renderShell({ table, at: '/m/help' });
    await says('Ask away');
    expect(within(screen.getByRole('banner')).getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('Ask away')).toBeVisible();
    expect(footer()).toBeVisible();
  });

  test.each(wholeTable.map((row) => [row.paths[0], row] as const))(
    '[SHELL-01] %s is in the frame of the shell, with the header and footer that its row names',
    async (at, row) => {
      const shown = { ...row, screen: createTextScreen('Here') };
      await renderShell({ table: [shown], at, isSignedIn: ruleFor(at, 'guest') !== 'open' });
      await says('Here');
      expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Here' })).toBeVisible();
      expect(screen.queryAllByRole('banner')).toHaveLength(hasHeader(row) ? 1 : 0);
      expect(footer() !== null).toBe(hasFooter(row));
    },
  );

  test('[SHELL-02] shows a back button on screens other than home; home has its own bar with the logo', async () => {
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
  ])('[SHELL-06] the shell shows no header on %s', async (at) => {
    // The screens are replaced, because some have their own bar.
    const putAside = wholeTable.map((row) => ({
      ...row,
      screen: { ...createTextScreen('Here'), isOpen: row.screen.isOpen },
    }));
    const { go } = await renderShell({ table: putAside, at, switches: { APPWINDOW: true } });
    await says('Here');
    expect(screen.queryByRole('banner')).toBeNull();
    await go('/m/help');
    expect(await screen.findByRole('banner')).toBeVisible();
  });

  test('[SHELL-06] [SHELL-07] has no header and no footer on login, and no header on home', async () => {
    const { go } = await renderShell({ table, at: '/m/home' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(footer()).toBeVisible();
    await go('/m/login');
    await says('Who are you?');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(footer()).toBeNull();
  });

  test('[SHELL-03] the page title names screen and merchant, in the current language', async () => {
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
    // The screens are replaced, because this test does not need them.
    await renderShell({
      table: wholeTable.map((row) => ({ ...row, screen: createTextScreen('Here') })),
      at,
      isSignedIn: at !== '/m/trail',
    });
    await waitFor(() => expect(document.title).toBe(`${title} · Test Merchant`));
    if (at !== '/m/home' && at !== '/m/message')
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('the focus moves to a new screen, which has its name as label, but not on the first screen', async () => {
    const { go } = await renderShell({ table, at: '/m/help' });
    expect(document.body).toHaveFocus();
    await go('/m/activity');
    await says('Offers for you');
    expect(screen.getByRole('main', { name: 'Promotions' })).toHaveFocus();
  });

  test('a screen that sets the focus itself does not lose it', async () => {
    const Form = () => <input aria-label="Name" ref={(field) => field?.focus()} />;
    const form: Row = { paths: ['/m/service'], title: 'service', screen: { Component: Form, texts: [] } };
    const { go } = await renderShell({ table: [...table, form], at: '/m/help' });
    await go('/m/service');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});
