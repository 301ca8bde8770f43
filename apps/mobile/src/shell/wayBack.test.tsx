import { lazyCode } from '@livery/foundation/code';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { goBack, says, table } from '../../testing/shellTable.tsx';
import type { Row } from './row.ts';

describe('the way back', () => {
  test('[SHELL-04] opens home from promotions, and one step back elsewhere', async () => {
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

  test("[SHELL-04] replaces the left screen by home: the browser's back button does not return to it", async () => {
    const { go, press, stepBack, address } = await renderShell({ table, at: '/m/help' });
    await go('/m/activity');
    await press(goBack());
    await says('Welcome');
    await stepBack();
    await says('Ask away');
    expect(address()).toBe('/m/help');
  });

  test('[SHELL-04] goes one step back if that is home, and adds no second entry', async () => {
    const { go, press } = await renderShell({ table, at: '/m/home' });
    const entries = window.history.length;
    const home = window.history.state as unknown;
    await go('/m/activity');
    await press(goBack());
    await says('Welcome');
    expect(window.history.state).toEqual(home);
    expect(window.history.length).toBe(entries + 1);
  });

  test('[SHELL-05] replaces the screen by home if there is no earlier entry', async () => {
    const { press, address } = await renderShell({ table, at: '/m/help' });
    const entries = window.history.length;
    await says('Ask away');
    await press(goBack());
    await says('Welcome');
    expect(address()).toBe('/m/home');
    expect(window.history.length).toBe(entries);
  });
});

describe('the focus of a screen after going back', () => {
  /** Makes the list of games appear. */
  let bring: () => void = () => undefined;
  const Games = () => {
    const [areHere, setHere] = useState(false);
    useEffect(() => {
      bring = () => setHere(true);
    }, []);
    return (
      <>
        <h2>All games</h2>
        {areHere &&
          ['Koi', 'Ludo', 'Ludo'].map((name, index) => (
            <button key={index} type="button">
              {name}
            </button>
          ))}
      </>
    );
  };
  const withGames: readonly Row[] = [
    ...table.filter(({ title }) => title !== 'gameCenter'),
    {
      paths: ['/m/gameCenter'],
      title: 'gameCenter',
      screen: { ...lazyCode(async () => ({ Games }), 'Games'), texts: [] },
    },
  ];
  const secondLudo = () => screen.getAllByRole('button', { name: 'Ludo' })[1]!;
  const leave = async () => {
    const shell = await renderShell({ table: withGames, at: '/m/gameCenter' });
    await says('All games');
    act(() => bring());
    secondLudo().focus();
    await shell.go('/m/help');
    await says('Ask away');
    expect(screen.getByRole('main')).toHaveFocus();
    await shell.stepBack();
    await says('All games');
    return shell;
  };

  test('is on the tapped control when that is rendered again', async () => {
    await leave();
    expect(screen.getByRole('main')).toHaveFocus();
    act(() => bring());
    await waitFor(() => expect(secondLudo()).toHaveFocus());
  });

  test('stays at the element that the player has focused in the meantime', async () => {
    const { user } = await leave();
    await user.tab();
    const taken = document.activeElement;
    act(() => bring());
    await act(async () => undefined);
    expect(taken).toHaveFocus();
    expect(secondLudo()).not.toHaveFocus();
  });

  test('is on the whole screen if the screen is new', async () => {
    const { go } = await leave();
    act(() => bring());
    await waitFor(() => expect(secondLudo()).toHaveFocus());
    await go('/m/activity');
    await says('Offers for you');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
