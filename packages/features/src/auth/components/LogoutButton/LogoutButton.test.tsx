import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { LogoutButton } from './LogoutButton.tsx';

const network = startNetwork();
afterEach(() => vi.useRealTimers());

/** Logs out and confirms. The gateway replies only when the test calls `reply`. */
async function confirmLogout() {
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  network.use(
    answer(calls.logout, async () => {
      await replied;
      return sampleValues.logout;
    }),
  );
  const clock = stopClock();
  const { store, address } = renderScreen(
    <LogoutButton>
      {({ label, onClick }) => (
        <button type="button" onClick={onClick}>
          {label}
        </button>
      )}
    </LogoutButton>,
    { session: testSession, at: '/m/member/home' },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await clock.until(() => expect(screen.getByRole('dialog')).toBeVisible());
  expect(screen.queryByText(/Please wait/)).toBeNull();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }));
  await clock.pass(0);
  expect(screen.getByText(/Please wait/)).toBeInTheDocument();
  return { clock, reply, store, address };
}

test('[SESS-02] (loading) a toast is shown from the confirmation until the reply, then home is shown', async () => {
  const { clock, reply, store, address } = await confirmLogout();
  await clock.pass(3_000);
  expect(screen.getByText(/Please wait/)).toBeInTheDocument();
  expect(store.getState().session.current).not.toBeNull();
  expect(address()).toBe('/m/member/home');
  reply();
  await clock.until(() => expect(address()).toBe('/m/home'));
  expect(store.getState().session.current).toBeNull();
  expect(screen.queryByText(/Please wait/)).toBeNull();
});

test('[SESS-02] (loading) after a fast reply home is shown immediately, and the loading toast for 0.5 s', async () => {
  const { clock, reply, store, address } = await confirmLogout();
  reply();
  await clock.until(() => expect(address()).toBe('/m/home'));
  expect(store.getState().session.current).toBeNull();
  await clock.pass(499);
  expect(screen.getByText(/Please wait/)).toBeInTheDocument();
  await clock.pass(1);
  expect(screen.queryByText(/Please wait/)).toBeNull();
});
