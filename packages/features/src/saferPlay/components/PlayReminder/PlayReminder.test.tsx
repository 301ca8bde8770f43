import { calls } from '@livery/api/contract';
import { sessionEnded } from '@livery/api/session';
import { answer, startNetwork, testSession } from '@livery/api/testing';
import { moneyIntentsItem, playReminderItem } from '@livery/device/storage';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { useIsReminderDue } from '../../hooks/useIsReminderDue.ts';
import { sampleSaferPlay } from '../../testing/sampleSaferPlay.ts';
import { PlayReminder } from './PlayReminder.tsx';

const network = startNetwork();
const since = Date.parse(sampleSaferPlay.session.since);
const minute = 60_000;
const asked = vi.fn<() => void>();
const has = (differences: Partial<typeof sampleSaferPlay> = {}) =>
  network.use(answer(calls.getSaferPlay, () => (asked(), { ...sampleSaferPlay, ...differences })));

let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  asked.mockClear();
  clock = stopClock({ now: since });
  has();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** Waits for a due reminder, as the shell does. */
function Watch() {
  const { isDue, onDone } = useIsReminderDue();
  return isDue && <PlayReminder onDone={onDone} />;
}
const show = (session: typeof testSession | null = testSession) =>
  renderScreen(<Watch />, session ? { session: { ...session } } : {});
const dialog = () => screen.queryByRole('dialog', { name: 'Time check' });
const isShown = () => clock.until(() => expect(dialog()).toBeVisible(), { stepMs: 200 });
/** Waits until the gateway has replied. The request is sent one minute after a login is first seen. */
async function isKnown() {
  await clock.pass(minute);
  await clock.until(() => expect(playReminderItem.read()).toBeDefined(), { stepMs: 50 });
}

test('the reminder is shown one interval after login, with time and result, and again one interval later', async () => {
  const { store } = show();
  await isKnown();
  await clock.pass(58 * minute);
  await clock.idle(store);
  expect(dialog()).toBeNull();
  await clock.pass(minute);
  await isShown();
  expect(screen.getByText('1 hour')).toBeVisible();
  expect(screen.getByText('−৳40.00')).toBeVisible();
  expect(screen.getByText('lost since login')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Keep playing' }));
  expect(dialog()).toBeNull();
  await clock.pass(50 * minute);
  expect(dialog()).toBeNull();
  await clock.pass(10 * minute);
  await isShown();
  expect(screen.getByText('2 hours')).toBeVisible();
});

test('"Stop for today" opens safer play with the shortest break chosen', async () => {
  const { address } = show();
  await isKnown();
  await clock.pass(59 * minute);
  await isShown();
  fireEvent.click(screen.getByRole('button', { name: 'Stop for today' }));
  expect(address()).toBe('/m/member/saferPlay?break=timeOut-1');
  expect(dialog()).toBeNull();
});

test('the reminder is shown in one tab only, because a reminder in another tab is recorded', async () => {
  const { store } = show();
  await isKnown();
  playReminderItem.write({ ...playReminderItem.read()!, shown: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: playReminderItem.key }));
  await clock.pass(60 * minute);
  await clock.idle(store);
  await clock.pass(5_000);
  expect(dialog()).toBeNull();
});

test('the reminder is not shown while a call that moves money is pending', async () => {
  const { store } = show();
  await isKnown();
  await clock.pass(58 * minute + 50_000);
  moneyIntentsItem.write([
    { owner: 'testmerchant/amina', kind: 'transfer', call: 'transfer', key: 'k', amount: '5', at: Date.now() },
  ]);
  await clock.pass(10_000);
  await clock.idle(store);
  await clock.pass(5_000);
  expect(dialog()).toBeNull();
  moneyIntentsItem.remove();
  await isShown();
});

test('the reminder closes when the session ends', async () => {
  const { store } = show();
  await isKnown();
  await clock.pass(59 * minute);
  await isShown();
  await act(async () => void store.dispatch(sessionEnded({ reason: 'expired' })));
  expect(dialog()).toBeNull();
});

test('the reminder is not shown in a break', async () => {
  has({ break: { kind: 'timeOut', until: '2026-03-08T09:30:00.000Z' } });
  const { store } = show();
  await isKnown();
  await clock.pass(60 * minute);
  await clock.idle(store);
  await clock.pass(5_000);
  expect(dialog()).toBeNull();
});

test.each([
  ['guests', null],
  ['trials', { ...testSession, type: 3 }],
] as const)('is never shown to %s, and no request is sent', async (_, session) => {
  show(session);
  await clock.pass(180 * minute);
  expect(asked).not.toHaveBeenCalled();
  expect(dialog()).toBeNull();
});
