import { lazyCode } from '@livery/foundation/code';
import { stopClock } from '@livery/features/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { footer, says, table } from '../../testing/shellTable.tsx';
import { NextScreens } from '../home/overlays/NextScreens.ts';
import type { Row } from './row.ts';
import { pathsAfterHome } from './screenPrefetch.ts';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the next screen', () => {
  const loads = () =>
    vi.fn<() => Promise<{ Screen: () => React.JSX.Element }>>().mockResolvedValue({ Screen: () => <h2>Here</h2> });
  const rowOf = (path: `/${string}`, load: ReturnType<typeof loads>): Row => ({
    paths: [path],
    title: 'promotions',
    screen: { ...lazyCode(load, 'Screen'), texts: [] },
  });
  const linkTo = (path: string) => footer()!.querySelector(`a[href="${path}"]`)!;

  test('loads once, when a finger touches its link', async () => {
    const load = loads();
    const { user } = await renderShell({ table: [table[0]!, rowOf('/m/activity', load)], at: '/m/home' });
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerDown(linkTo('/m/activity').firstChild!);
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(linkTo('/m/activity'));
    await says('Here');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('does not load if the link leads to another site, even with the same path', async () => {
    const load = loads();
    const Home = () => <a href="https://elsewhere.test/m/activity">Elsewhere</a>;
    const home: Row = { ...table[0]!, screen: { Component: Home, texts: [] } };
    await renderShell({ table: [home, rowOf('/m/activity', load)], at: '/m/home' });
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(load).not.toHaveBeenCalled();
  });

  test("of a guest's link to a screen for members is login", async () => {
    const [login, deposit] = [loads(), loads()];
    const members = rowOf('/m/voucherCenter', deposit);
    await renderShell({ table: [table[0]!, rowOf('/m/login', login), members], at: '/m/home' });
    fireEvent.pointerDown(linkTo('/m/voucherCenter'));
    expect(login).toHaveBeenCalledTimes(1);
    expect(deposit).not.toHaveBeenCalled();
  });

  test('after home is every screen with a rank for this role, in the order of the ranks', () => {
    const screenAt = (path: `/${string}`, afterHome?: Row['screen']['afterHome']): Row => ({
      paths: [path],
      title: 'promotions',
      screen: { Component: () => null, texts: [], ...(afterHome && { afterHome }) },
    });
    const rows = [
      screenAt('/m/gameList', { guest: 2, member: 1 }),
      screenAt('/m/login', { guest: 1 }),
      screenAt('/m/help'),
    ];
    expect(pathsAfterHome(rows, 'guest')).toEqual(['/m/login', '/m/gameList']);
    expect(pathsAfterHome(rows, 'trial')).toEqual(['/m/gameList']);
    expect(pathsAfterHome(rows, 'member')).toEqual(['/m/gameList']);
  });

  describe('that most players open from home', () => {
    /** Shows home with its effect, and two screens that load after it. Their code never arrives. */
    async function showHome(connection?: object) {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
      const clock = stopClock();
      const loads = [0, 1].map(() => vi.fn<() => Promise<never>>(() => new Promise(() => {})));
      const later = loads.map((load, index) => {
        const row = rowOf(`/m/later${index}`, load);
        return { ...row, screen: { ...row.screen, afterHome: { guest: index } } };
      });
      const home: Row = { ...table[0]!, screen: { Component: NextScreens, texts: [] } };
      const { go } = await renderShell({ table: [home, ...table.slice(1), ...later], at: '/m/home' });
      return { go, timesLoaded: () => loads.map(({ mock }) => mock.calls.length), idle: () => clock.pass(1_000) };
    }

    test.each([
      ['loads on an unknown connection, and only one at a time', undefined, [1, 0]],
      ['loads on Wi-Fi, and only one at a time', { type: 'wifi' }, [1, 0]],
      ['does not load on mobile data', { type: 'cellular' }, [0, 0]],
      ['does not load with data saver', { type: 'wifi', saveData: true }, [0, 0]],
    ])('%s', async (_, connection, expected) => {
      const { timesLoaded, idle } = await showHome(connection);
      expect(timesLoaded()).toEqual([0, 0]);
      await idle();
      expect(timesLoaded()).toEqual(expected);
    });

    test('does not load if the player leaves home before the page is idle', async () => {
      const { go, timesLoaded, idle } = await showHome();
      await go('/m/help');
      await idle();
      expect(timesLoaded()).toEqual([0, 0]);
    });
  });
});
