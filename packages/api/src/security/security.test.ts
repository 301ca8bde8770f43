import { HttpResponse } from 'msw';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { CallName } from '../contract/calls.ts';
import { calls } from '../contract/calls.ts';
import { answer, answerRaw, fail } from '../testing/answers.ts';
import { decryptBody } from '../testing/decryptBody.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { changePasswordApi } from './changePassword.api.ts';
import { forgotPasswordApi } from './forgotPassword.api.ts';
import { getSecurityApi } from './getSecurity.api.ts';
import { getVerificationApi } from './getVerification.api.ts';

const network = startNetwork();

/** Replies to a call with success, and returns its requests. */
function collect<Name extends CallName>(name: Name): Request[] {
  const sent: Request[] = [];
  network.use(
    answerRaw(calls[name], (request) => {
      sent.push(request.clone());
      return HttpResponse.json({ success: true, value: sampleValues[name] });
    }),
  );
  return sent;
}

const words = { newPassword: 'fresh-pass-1', confirmNewPassword: 'fresh-pass-1' };

describe('[PWD-01] changing the password', () => {
  const change = { oldPassword: 'play4fun', ...words };

  test('[PWD-01] sends old, new and confirmation encrypted, with the token of the member', async () => {
    const sent = collect('changePassword');
    const store = createTestStore({ session: testSession });
    const { data } = await store.dispatch(
      changePasswordApi.endpoints.changePassword.initiate({ ...change, idempotencyKey: 'key-of-change' }),
    );
    expect(data).toEqual({});
    const raw = await sent[0]!.clone().text();
    for (const secret of Object.values(change)) expect(raw).not.toContain(secret);
    expect(sent[0]!.headers.get('Authorization')).toBe(testSession.token);
    expect(sent[0]!.headers.get('ModuleId')).toBe('PERSPNL3');
    expect(sent[0]!.headers.get('Idempotency-Key')).toBe('key-of-change');
    const body = await decryptBody(sent[0]!);
    expect(body).toEqual(change);
    expect(safeParse(calls.changePassword.body!, body).success).toBe(true);
  });

  test('[PWD-05] a failure returns its code, and ends no session', async () => {
    network.use(fail(calls.changePassword, 'PASSWORD_WRONG'));
    const store = createTestStore({ session: testSession });
    const { error } = await store.dispatch(
      changePasswordApi.endpoints.changePassword.initiate({ ...change, idempotencyKey: 'key-of-change' }),
    );
    expect(error).toMatchObject({ code: 'PASSWORD_WRONG', status: 400 });
    expect(store.getState().session.current).toEqual(testSession);
  });

  test('no password is in the store at any time', async () => {
    collect('changePassword');
    const store = createTestStore({ session: testSession });
    const hasSecret = () => Object.values(change).some((secret) => JSON.stringify(store.getState()).includes(secret));
    const call = store.dispatch(
      changePasswordApi.endpoints.changePassword.initiate({ ...change, idempotencyKey: 'key-of-change' }),
    );
    expect(hasSecret()).toBe(false);
    await call;
    expect(hasSecret()).toBe(false);
  });
});

describe('[PWD-06] a forgotten password', () => {
  test('[PWD-06] a code by e-mail is requested with the user name and the address, as a form', async () => {
    const sent = collect('sendPasswordEmail');
    const to = { username: 'amina', email: 'amina@example.org' };
    const { data } = await createTestStore().dispatch(forgotPasswordApi.endpoints.sendPasswordEmail.initiate(to));
    expect(data).toEqual(sampleValues.sendPasswordEmail);
    expect(sent[0]!.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(await sent[0]!.text()))).toEqual(to);
  });

  test('[PWD-06] with the code from the e-mail, the new password is sent encrypted', async () => {
    const sent = collect('setPasswordEmail');
    const given = { username: 'amina', email: 'amina@example.org', verificationCode: '123456', ...words };
    const { data } = await createTestStore().dispatch(
      forgotPasswordApi.endpoints.setPasswordEmail.initiate({ ...given, idempotencyKey: 'key-of-email' }),
    );
    expect(data).toEqual({});
    expect(await sent[0]!.clone().text()).not.toContain(words.newPassword);
    const body = await decryptBody(sent[0]!);
    expect(body).toEqual(given);
    expect(safeParse(calls.setPasswordEmail.body!, body).success).toBe(true);
    expect(sent[0]!.headers.get('Idempotency-Key')).toBe('key-of-email');
  });

  test('[PWD-06] with the code from the SMS, the reply contains the user name', async () => {
    const sent = collect('setPasswordPhone');
    const given = { mobileNum: '1712345678', countryDialingCode: '880', verificationCode: '123456', ...words };
    const { data } = await createTestStore().dispatch(
      forgotPasswordApi.endpoints.setPasswordPhone.initiate({ ...given, idempotencyKey: 'key-of-phone' }),
    );
    expect(data).toEqual({ userName: 'amina' });
    expect(await sent[0]!.clone().text()).not.toContain(words.newPassword);
    expect(await decryptBody(sent[0]!)).toEqual(given);
    expect(sent[0]!.headers.get('Idempotency-Key')).toBe('key-of-phone');
  });

  test('[PWD-06] with the code from the SMS, a reply without the user name is valid too', async () => {
    network.use(answer(calls.setPasswordPhone, {}));
    const given = { mobileNum: '1712345678', countryDialingCode: '880', verificationCode: '123456', ...words };
    const { data } = await createTestStore().dispatch(
      forgotPasswordApi.endpoints.setPasswordPhone.initiate({ ...given, idempotencyKey: 'key-of-phone' }),
    );
    expect(data).toEqual({});
  });
});

test('[PWD-06] the channels for recovering a password come from the gateway', async () => {
  collect('getVerification');
  const { data } = await createTestStore().dispatch(getVerificationApi.endpoints.getVerification.initiate());
  expect(data).toEqual(sampleValues.getVerification);
});

test('the security settings are requested with the session', async () => {
  const sent = collect('getSecurity');
  const store = createTestStore({ session: testSession });
  const { data } = await store.dispatch(getSecurityApi.endpoints.getSecurity.initiate());
  expect(data).toEqual(sampleValues.getSecurity);
  expect(sent[0]!.headers.get('Authorization')).toBe(testSession.token);
});
