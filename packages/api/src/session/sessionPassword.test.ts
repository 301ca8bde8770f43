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
  // The place of the key that passwords are encrypted under.
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

test('[API-07] a session knows the password that it began with, and no storage has it in the clear', async () => {
  const store = await logIn('username');
  expect(sessionPasswordOf(selectSession(store.getState()))).toBe('Pa55word');
  for (const text of [{ ...localStorage }, { ...sessionStorage }, store.getState()])
    expect(JSON.stringify(text)).not.toContain('Pa55word');
});

test('[API-07] it goes with the session, and when it is dropped', async () => {
  const store = await logIn('username');
  const session = selectSession(store.getState());
  store.dispatch(sessionEnded({ reason: 'expired' }));
  expect(sessionPasswordOf(selectSession(store.getState()))).toBeUndefined();
  dropSessionPassword(session);
  expect(sessionPasswordOf(session)).toBeUndefined();
});

test('a code by SMS is no password', async () => {
  const store = await logIn('sms');
  expect(sessionPasswordOf(selectSession(store.getState()))).toBeUndefined();
});

describe('[API-07] after a reload', () => {
  /** The session as another page of this tab reads it. */
  const reloaded = () => ({ ...testSession });

  test('[API-07] the session has its password again, from the storage of the tab', async () => {
    await rememberSessionPassword(testSession, 'Pa55word');
    expect(sessionStorage.getItem('PSW')).not.toContain('Pa55word');
    const session = reloaded();
    expect([sessionPasswordOf(session), canRestoreSessionPassword(session)]).toEqual([undefined, true]);
    await restoreSessionPassword(session);
    expect([sessionPasswordOf(session), canRestoreSessionPassword(session)]).toEqual(['Pa55word', false]);
  });

  test('[API-07] another session does not get it', async () => {
    await rememberSessionPassword(testSession, 'Pa55word');
    const next = { ...testSession, token: 'token-of-the-next-session' };
    await restoreSessionPassword(next);
    expect(sessionPasswordOf(next)).toBeUndefined();
  });

  test('[API-07] a password that was dropped is gone, also while it is being encrypted', async () => {
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
