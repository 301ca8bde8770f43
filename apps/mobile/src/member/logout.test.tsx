import { type CallName, calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { stopClock } from '@livery/features/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { settle } from '../../testing/settle.ts';
import { table } from '../router.tsx';

const network = startNetwork();
let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock();
});
afterEach(() => vi.useRealTimers());

const press = (inside: HTMLElement, name: string) => fireEvent.click(within(inside).getByRole('button', { name }));
const question = () => screen.getByRole('dialog', { name: 'Are you sure you want to logout?' });
const loading = () => screen.queryByText(/Please wait/, { selector: '.toast, .toast *' });

/** Shows a member's screen with all its content. The gateway replies to a logout only when the test calls `reply`. */
async function showMember(at: string) {
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  network.use(
    answer(calls.logout, async () => {
      await replied;
      return sampleValues.logout;
    }),
    ...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never)),
  );
  const shell = await renderShell({ table, at, isSignedIn: true });
  await settle(clock, [shell.store]);
  return { ...shell, reply };
}

test("[SESS-02] (loading, from the member centre) shows until the gateway replies, then a guest's home", async () => {
  const { store, address, reply } = await showMember('/m/member/home');
  press(screen.getByRole('main'), 'Log out');
  await clock.until(() => expect(question()).toBeVisible());
  press(question(), 'Log out');
  await clock.pass(2_000);
  expect(loading()).toBeInTheDocument();
  expect(address()).toBe('/m/member/home');
  reply();
  await clock.until(() => expect(address()).toBe('/m/home'));
  expect(store.getState().session.current).toBeNull();
  expect(loading()).toBeNull();
});

test.each([
  ['the member centre', '/m/member/home', () => screen.getByRole('main')],
  ['the side menu', '/m/home', () => screen.getByRole('dialog', { name: 'Menu' })],
])('[SESS-02] (loading, from %s) shows for at least half a second, even after a quick reply', async (_, at, place) => {
  const { store, address, reply } = await showMember(at);
  if (at === '/m/home') {
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await clock.until(() => expect(place()).toBeVisible());
  }
  press(place(), 'Log out');
  await clock.until(() => expect(question()).toBeVisible());
  reply();
  press(question(), 'Log out');
  await clock.until(() => expect(store.getState().session.current).toBeNull());
  await clock.until(() => expect(address()).toBe('/m/home'));
  await clock.pass(499);
  expect(loading()).toBeInTheDocument();
  await clock.pass(1);
  expect(loading()).toBeNull();
});
