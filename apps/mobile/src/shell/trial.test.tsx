import { type SessionInfo, sessionStarted } from '@livery/api/session';
import { testSession } from '@livery/api/testing';
import { stopClock } from '@livery/features/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderShell, createTextScreen } from '../../testing/renderShell.tsx';
import { says, table } from '../../testing/shellTable.tsx';
import type { Row } from './row.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a trial', () => {
  const trial = { ...testSession, type: 4 };
  const showTrial = ({ at = '/m/help', session = trial }: { at?: string; session?: SessionInfo } = {}) =>
    renderShell({ table: trialTable, at, session, switches: { USERNAMEREG3: true } });
  const trialTable: Row[] = [
    ...table,
    { paths: ['/m/member/home'], title: 'account', screen: createTextScreen('Your account') },
    { paths: ['/m/message'], title: 'messages', screen: createTextScreen('Your post') },
    { paths: ['/m/register'], title: 'register', screen: createTextScreen('Join us') },
  ];
  const dialog = () => screen.findByRole('dialog', { name: 'You need an account for this' });

  test('[SESS-04] sees a dialog at the member centre; cancel stays on the screen', async () => {
    const { go, user, address } = await showTrial();
    await says('Ask away');
    await go('/m/member/home');
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/m/help');
    expect(await says('Ask away')).toBeVisible();
    // The dialog opens again for every attempt.
    await go('/m/member/home');
    expect(await dialog()).toBeVisible();
  });

  test('[SESS-04] register now opens registration', async () => {
    const { go, address } = await showTrial();
    await go('/m/member/home');
    const button = within(await dialog()).getByRole('button', { name: 'Register now' });
    await waitFor(() => expect(address()).toBe('/m/help'));
    await act(async () => fireEvent.click(button));
    await says('Join us');
    expect(address()).toBe('/m/register');
  });

  test.each([
    [
      '[SESS-05] [ERR-01 trial] deposit and similar screens',
      '/m/withdraw',
      'Please login an actual account to use this function',
    ],
    ['[SESS-06] [ERR-01 trial] messages', '/m/message', /not open to trial accounts/],
  ])('%s are refused in a toast of 2 s; the screen stays', async (_, path, words) => {
    const { go, address } = await showTrial();
    await says('Ask away');
    const clock = stopClock();
    await go(path);
    await clock.until(() => expect(screen.getByText(words, { selector: '.toast *' })).toBeInTheDocument());
    await clock.until(() => expect(address()).toBe('/m/help'));
    expect(screen.getByRole('heading', { name: 'Ask away' })).toBeVisible();
    await clock.pass(1_900);
    expect(screen.queryByText(words, { selector: '.toast *' })).not.toBeNull();
    await clock.pass(100);
    expect(screen.queryByText(words, { selector: '.toast *' })).toBeNull();
  });

  test('a trial that opens the app at a refused address sees home, and one step back leaves that address', async () => {
    window.history.pushState(null, '', '/m/help');
    const { address, stepBack } = await showTrial({ at: '/m/member/home' });
    expect(await dialog()).toBeVisible();
    expect(address()).toBe('/m/home');
    await stepBack();
    await says('Ask away');
    expect(address()).toBe('/m/help');
  });

  test('a step back to a refused first address of the visit opens home', async () => {
    const { address, go, stepBack, store } = await showTrial({ at: '/m/withdraw', session: testSession });
    await go('/m/help');
    await says('Ask away');
    act(() => void store.dispatch(sessionStarted(trial)));
    await stepBack();
    await says('Welcome');
    expect(address()).toBe('/m/home');
  });
});
