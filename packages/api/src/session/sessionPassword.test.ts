import { sessionPasswordItem } from '@livery/device/storage';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loginApi } from '../auth/login.api.ts';
import { calls } from '../contract/calls.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import {
  canRestoreSessionPassword,
  dropSessionPassword,
  rememberSessionPassword,
  restoreSessionPassword,
  selectSession,
  sessionEnded,
  sessionPasswordOf,
} from './index.ts';

const network = startNetwork();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // The database for the key that encrypts passwords.
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

async function logIn(type: 'username' | 'sms') {
  network.use(answer(calls.login, sampleValues.login));
  const store = createTestStore();
  const login = { username: 'amina', password: 'Pa55word', captcha: '', captchaId: '', type };
  await store.dispatch(loginApi.endpoints.login.initiate(login));
  return store;
}

test('[API-07] the password of the session is in memory, and no storage contains it unencrypted', async () => {
  const store = await logIn('username');
  expect(sessionPasswordOf(selectSession(store.getState()))).toBe('Pa55word');
  for (const text of [{ ...localStorage }, { ...sessionStorage }, store.getState()])
    expect(JSON.stringify(text)).not.toContain('Pa55word');
});

test('[API-07] the password is removed with the session, and when it is dropped', async () => {
  const store = await logIn('username');
  const session = selectSession(store.getState());
  store.dispatch(sessionEnded({ reason: 'expired' }));
  expect(sessionPasswordOf(selectSession(store.getState()))).toBeUndefined();
  dropSessionPassword(session);
  expect(sessionPasswordOf(session)).toBeUndefined();
});

test('an SMS code is not remembered as a password', async () => {
  const store = await logIn('sms');
  expect(sessionPasswordOf(selectSession(store.getState()))).toBeUndefined();
});

describe('[API-07] after a reload', () => {
  /** The session as a reloaded page of this tab reads it. */
  const reloaded = () => ({ ...testSession });

  test('[API-07] the password is restored from the session storage', async () => {
    await rememberSessionPassword(testSession, 'Pa55word');
    expect(sessionStorage.getItem('PSW')).not.toContain('Pa55word');
    const session = reloaded();
    expect([sessionPasswordOf(session), canRestoreSessionPassword(session)]).toEqual([undefined, true]);
    await restoreSessionPassword(session);
    expect([sessionPasswordOf(session), canRestoreSessionPassword(session)]).toEqual(['Pa55word', false]);
  });

  test('[API-07] another session does not get the password', async () => {
    await rememberSessionPassword(testSession, 'Pa55word');
    const next = { ...testSession, token: 'token-of-the-next-session' };
    await restoreSessionPassword(next);
    expect(sessionPasswordOf(next)).toBeUndefined();
  });

  test('[API-07] a password that is still being encrypted at the next login does not replace the next password', async () => {
    const earlier = { ...testSession, token: 'token-of-the-earlier-session' };
    const remembering = [
      rememberSessionPassword(earlier, 'old-Pa55word'),
      rememberSessionPassword(testSession, 'Pa55word'),
    ];
    await Promise.all(remembering);
    const session = reloaded();
    await restoreSessionPassword(session);
    expect(sessionPasswordOf(session)).toBe('Pa55word');
  });

  test('[API-07] a dropped password is not restored, even if it is dropped during encryption', async () => {
    await rememberSessionPassword(testSession, 'Pa55word');
    dropSessionPassword(testSession);
    expect(sessionPasswordItem.read()).toBeUndefined();
    const remembering = rememberSessionPassword(testSession, 'Pa55word');
    dropSessionPassword(testSession);
    await remembering;
    expect(sessionPasswordItem.read()).toBeUndefined();
    await restoreSessionPassword(reloaded());
    expect(canRestoreSessionPassword(reloaded())).toBe(false);
  });
});
