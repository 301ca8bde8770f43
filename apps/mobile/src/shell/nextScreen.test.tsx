import { lazyCode } from '@livery/foundation/code';
import { fireEvent } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { footer, says, table } from '../../testing/shellTable.tsx';
import type { Row } from './row.ts';
import { pathsAfterHome } from './screenPrefetch.ts';

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
});
