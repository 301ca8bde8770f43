import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { footer, goBack, says, table } from '../../testing/shellTable.tsx';

describe('an address without a module', () => {
  test('[ROUTE-17] [ERR-01 missing module] shows a message under its title, with a button that opens home', async () => {
    const { press, address } = await renderShell({ table, at: '/m/gameCenter' });
    expect(await screen.findByText('Cannot find module')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Game centre' })).toBeVisible();
    expect(footer()).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1);
    await press(screen.getByRole('link', { name: 'Go to home' }));
    await says('Welcome');
    expect(address()).toBe('/m/home');
  });

  test('[ROUTE-17] shows its own title and back button if the frame has no header', async () => {
    const { press } = await renderShell({ table, at: '/m/lottery' });
    await screen.findByText('Cannot find module');
    expect(screen.getByRole('heading', { level: 1, name: 'Lotteries' })).toBeVisible();
    expect(footer()).toBeNull();
    await press(goBack());
    await says('Welcome');
  });
});
