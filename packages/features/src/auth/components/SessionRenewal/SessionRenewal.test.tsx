import { selectSessionEnd } from '@livery/api/session';
import { calls } from '@livery/api/contract';
import { answer, answerRaw, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { SessionRenewal } from './SessionRenewal.tsx';

const network = startNetwork();
const asked = vi.fn<(token: string | null) => void>();
beforeEach(() =>
  network.use(
    answer(calls.renewSession, ({ headers }) => (asked(headers.get('Authorization')), sampleValues.renewSession)),
  ),
);
afterEach(() => {
  asked.mockClear();
  vi.restoreAllMocks();
});

const show = () => renderScreen(<SessionRenewal />, { session: testSession });

test('[HOME-15] the session is renewed with its token when home is shown', async () => {
  show();
  await waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith(testSession.token));
});

test('[HOME-15] the session is renewed at most once in five minutes, even if home is shown again', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await waitForStoreIdle(show().store);
  cleanup();
  const { store } = show();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitForStoreIdle(store);
  expect(asked).toHaveBeenCalledOnce();

  now.mockReturnValue(1_000_000 + 5 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('[HOME-15] the session is renewed if the clock was set back since the last renewal', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000_000);
  await waitForStoreIdle(show().store);
  cleanup();
  now.mockReturnValue(1_000_000_000 - 3_600_000);
  await waitForStoreIdle(show().store);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('[HOME-15] the session is not renewed while the page is hidden', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await waitForStoreIdle(show().store);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['there is no network', noNetwork(calls.renewSession)],
  ['the gateway fails', fail(calls.renewSession, 'INTERNAL')],
  ['the reply does not fit', answerRaw(calls.renewSession, () => new Response('<h1>gateway</h1>'))],
])('[HOME-15] when %s no message is shown and the session stays', async (_, fault) => {
  network.use(fault);
  const { store } = show();
  await waitForStoreIdle(store);
  expect(screen.getByRole('status', { hidden: true })).toBeEmptyDOMElement();
  expect(store.getState().session.current?.token).toBe(testSession.token);
});

test('[HOME-15] if the gateway replies that the session is invalid, the session ends', async () => {
  network.use(fail(calls.renewSession, 'SESSION_INVALID'));
  const { store } = show();
  await waitFor(() => expect(selectSessionEnd(store.getState())).toBe('expired'));
});
