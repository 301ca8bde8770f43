import { beforeEach, expect, test } from 'vitest';
import { loginApi } from '../auth/login.api.ts';
import { calls } from '../contract/calls.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore } from '../testing/testStore.ts';
import { dropSessionPassword, selectSession, sessionEnded, sessionPasswordOf } from './index.ts';

const network = startNetwork();
beforeEach(() => localStorage.clear());

async function logIn(type: 'username' | 'sms') {
  network.use(answer(calls.login, sampleValues.login));
  const store = createTestStore();
  const login = { username: 'amina', password: 'Pa55word', captcha: '', captchaId: '', type };
  await store.dispatch(loginApi.endpoints.login.initiate(login));
  return store;
}

test('[API-07] a session knows the password that it began with, and neither storage nor store has it', async () => {
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
