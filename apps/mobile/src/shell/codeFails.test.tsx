import { lazyCode } from '@livery/foundation/code';
import { stopClock } from '@livery/features/testing';
import { preloadStateScreens } from '@livery/ui';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { footer, goBack, says, table } from '../../testing/shellTable.tsx';
import type { Row } from './row.ts';

// Loads the drawings of the state screens before the tests, because loading takes a long time on a slow machine.
beforeAll(() => preloadStateScreens());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('code that fails to load', () => {
  /** Milliseconds until the retry. */
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

  test('[ROUTE-16] [ERR-01 screen code] (while it loads) shows a spinner in place of the screen', async () => {
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

  test("[ROUTE-16] is retried once; until then the screen's place is reserved and no failure is shown", async () => {
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

  test('[ROUTE-16] [ERR-01 screen code] is logged after two failures; the header stays, with a reload button', async () => {
    const load = vi.fn<() => Promise<() => React.JSX.Element>>(gone);
    const clock = stopClock();
    await renderShell({ table: withScreen(load), at: '/m/help' });
    await clock.pass(secondTryMs);
    await clock.until(() => expect(screen.getByText('This screen could not be loaded.')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(console.error).toHaveBeenCalledWith('Code did not load.', expect.anything());
    expect(screen.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
    await act(async () => void fireEvent.click(within(footer()!).getByRole('link', { name: 'Home' })));
    await clock.until(() => expect(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible());
  });

  test('[ROUTE-16] can be retried in place any number of times without a network', async () => {
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

  test('[ROUTE-16] of a screen opened without a network loads automatically when the network returns', async () => {
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
