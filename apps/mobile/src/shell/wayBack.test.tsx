import { describe, expect, test } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { goBack, says, table } from '../../testing/shellTable.tsx';

describe('the way back', () => {
  test('[SHELL-04] leads home from promotions, one step back elsewhere', async () => {
    const { go, press, address } = await renderShell({ table, at: '/m/help' });
    await go('/m/gameCenter');
    await go('/m/activity');
    await press(goBack());
    await says('Welcome');
    expect(address()).toBe('/m/home');

    await go('/m/help');
    await go('/m/gameCenter');
    await press(goBack());
    await says('Ask away');
    expect(address()).toBe('/m/help');
  });

  test("[SHELL-04] home takes the place of the screen that was left: the browser's own way back does not return to it", async () => {
    const { go, press, stepBack, address } = await renderShell({ table, at: '/m/help' });
    await go('/m/activity');
    await press(goBack());
    await says('Welcome');
    await stepBack();
    await says('Ask away');
    expect(address()).toBe('/m/help');
  });

  test('[SHELL-04] where home lies one step back it is found as it was, not opened once more', async () => {
    const { go, press } = await renderShell({ table, at: '/m/home' });
    const entries = window.history.length;
    const home = window.history.state as unknown;
    await go('/m/activity');
    await press(goBack());
    await says('Welcome');
    expect(window.history.state).toEqual(home);
    expect(window.history.length).toBe(entries + 1);
  });

  test('[SHELL-05] with nothing to go back to, home takes the place of the screen', async () => {
    const { press, address } = await renderShell({ table, at: '/m/help' });
    const entries = window.history.length;
    await says('Ask away');
    await press(goBack());
    await says('Welcome');
    expect(address()).toBe('/m/home');
    expect(window.history.length).toBe(entries);
  });
});
