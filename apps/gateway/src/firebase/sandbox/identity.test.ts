import { rmSync } from 'node:fs';
import { sandboxIdentity } from '@livery/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMerchantFolder } from '../../testing/createMerchantFolder.ts';
import { startTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const block = (code: string) => ({
  projectId: `demo-${code}`,
  apiKey: `${code}-web`,
  authDomain: `demo-${code}.firebaseapp.com`,
  emulator: '/',
});
const switches = { MOBILEVERCODELOGIN3: true, GOOGLELOGIN3: true, FACEBOOKLOGIN3: true };
const dir = createMerchantFolder({
  rupali: { switches, gateway: { firebase: block('rupali') } },
  jamuna: { switches, gateway: { firebase: block('jamuna') } },
  surma: { switches, gateway: { firebase: { ...block('surma'), emulator: 'http://127.0.0.1:9099' } } },
});
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ dir, hasMembersAlone: true });
});
afterAll(async () => {
  await gateway?.close();
  rmSync(dir, { recursive: true, force: true });
});

async function ask(operation: string, body: object, { key = 'rupali-web', language = 'en' } = {}) {
  const reply = await fetch(`${gateway.url}${sandboxIdentity.operations}${operation}?key=${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Firebase-Locale': language },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as Record<string, unknown> & { error?: { message: string } };
  return { status: reply.status, message: answer.error?.message, answer };
}

const sms = async (mobile: string) => {
  const [newest] = (await (await fetch(`${gateway.url}/sandbox/outbox.json?to=${mobile.slice(1)}`)).json()) as {
    text: string;
  }[];
  return newest!.text;
};
const codeIn = (text: string) => /\d{6}/.exec(text)![0];

async function prove(mobile: string, key = 'rupali-web') {
  const { answer } = await ask('sendVerificationCode', { phoneNumber: mobile, recaptchaToken: 'none' }, { key });
  const { sessionInfo } = answer;
  return (await ask('signInWithPhoneNumber', { sessionInfo, code: codeIn(await sms(mobile)) }, { key })).answer;
}

const logIn = (firebaseIdToken: unknown, firebaseMobileNo: string, merchant = 'rupali') =>
  gateway.call('login', {
    merchant,
    body: {
      type: 'firebase',
      username: '',
      password: '',
      firebaseChannel: 'sms',
      firebaseIdToken: String(firebaseIdToken),
      firebaseMobileNo,
      countryDialingCode: '880',
    },
  });

const form = (merchant: string, provider: string, account = { name: 'Amina Rahman', email: 'amina@example.org' }) =>
  new URLSearchParams({
    apiKey: `${merchant}-web`,
    authType: 'signInViaPopup',
    providerId: provider,
    eventId: 'event-1',
    redirectUrl: '/m/login',
    ...account,
  });
const choose = async (body: URLSearchParams, headers: Record<string, string> = {}) => {
  const reply = await fetch(`${gateway.url}${sandboxIdentity.handler}`, { method: 'POST', body, headers });
  const page = await reply.text();
  return { status: reply.status, page, choice: /data-choice="([^"]+)"/.exec(page)?.[1] ?? '' };
};
const signIn = async (choice: string, key?: string) =>
  ask(
    'signInWithIdp',
    { requestUri: `http://host/emulator/auth/handler?choice=${choice}`, sessionId: 'sandbox' },
    { key },
  );

describe('a mobile number', () => {
  test('verified with the code in the outbox logs in only its member', async () => {
    const { idToken, phoneNumber } = await prove('+8801700000001');
    expect(phoneNumber).toBe('+8801700000001');
    expect((await logIn(idToken, '01700000001')).value.userName).toBe('demo1');
    expect((await logIn(idToken, '01700000002')).code).toBe('LOGIN_WRONG');
    expect((await logIn(idToken, '01700000001', 'jamuna')).code).toBe('LOGIN_WRONG');
  });

  test('gets its code in the language of the client', async () => {
    await ask('sendVerificationCode', { phoneNumber: '+8801811000011' }, { language: 'bn' });
    expect(await sms('+8801811000011')).toContain('আপনার কোড');
  });

  test('gets one code a minute', async () => {
    const send = () => ask('sendVerificationCode', { phoneNumber: '+8801811000012' });
    expect((await send()).status).toBe(200);
    expect((await send()).message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  test.each(['01700000001', '+12', 'nobody', ''])('%s is rejected as invalid', async (phoneNumber) => {
    expect((await ask('sendVerificationCode', { phoneNumber })).message).toBe('INVALID_PHONE_NUMBER');
  });

  test('is not verified by a wrong code, a used code or an invented session', async () => {
    const { sessionInfo } = (await ask('sendVerificationCode', { phoneNumber: '+8801811000013' })).answer;
    const code = codeIn(await sms('+8801811000013'));
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await ask('signInWithPhoneNumber', { sessionInfo, code: wrong })).message).toBe('INVALID_CODE');
    expect((await ask('signInWithPhoneNumber', { sessionInfo, code })).status).toBe(200);
    expect((await ask('signInWithPhoneNumber', { sessionInfo, code })).message).toBe('INVALID_CODE');
    expect((await ask('signInWithPhoneNumber', { sessionInfo: 'a.b.c', code })).message).toBe('SESSION_EXPIRED');
    const elsewhere = await ask('signInWithPhoneNumber', { sessionInfo, code }, { key: 'jamuna-web' });
    expect(elsewhere.message).toBe('SESSION_EXPIRED');
  });
});

describe('an account', () => {
  test.each(['google', 'facebook'] as const)(
    'of %s creates a member, and later logs into the same member',
    async (provider) => {
      const logInBy = async () => {
        const { choice } = await choose(form('rupali', `${provider}.com`));
        const { answer } = await signIn(choice);
        return gateway.call('socialLogin', {
          merchant: 'rupali',
          body: { provider, firebaseIdToken: String(answer.idToken) },
        });
      };
      const first = (await logInBy()).value;
      expect(first).toMatchObject({ merchantCode: 'rupali', firstTimeLogin: true });
      expect((await logInBy()).value).toMatchObject({ userName: first.userName, firstTimeLogin: false });
    },
  );

  test('is returned to the client for its own token', async () => {
    const { answer } = await signIn((await choose(form('rupali', 'google.com'))).choice);
    expect((await ask('lookup', { idToken: answer.idToken })).answer).toMatchObject({
      users: [{ localId: answer.localId, email: 'amina@example.org', displayName: 'Amina Rahman' }],
    });
  });

  test('is rejected if it was not chosen or belongs to another merchant', async () => {
    expect((await signIn('made.up.choice')).message).toBe('INVALID_IDP_RESPONSE');
    const { choice } = await choose(form('jamuna', 'google.com'));
    expect((await signIn(choice)).message).toBe('INVALID_IDP_RESPONSE');
  });

  test('without a valid name or email address is requested again', async () => {
    const { status, page } = await choose(form('rupali', 'google.com', { name: ' ', email: 'nobody' }));
    expect(status).toBe(400);
    expect(page).toContain('role="alert"');
  });

  test('cannot be chosen by a page of another site', async () => {
    const { status } = await choose(form('rupali', 'google.com'), { Origin: 'https://evil.example' });
    expect(status).toBe(403);
  });

  test('page escapes hostile parameters of its address', async () => {
    const query = form('rupali', 'google.com');
    query.set('eventId', '"><script>alert(1)</script>');
    const page = await (await fetch(`${gateway.url}${sandboxIdentity.handler}?${query}`)).text();
    expect(page).toContain('Choose a Google account');
    expect(page).not.toContain('<script>alert');
  });
});

test('a sandbox token is rejected for another emulator, and so is an unsigned token', async () => {
  const { idToken } = await prove('+8801700000002');
  expect((await logIn(idToken, '01700000002', 'surma')).code).toBe('LOGIN_WRONG');
  const [, claims] = String(idToken).split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  expect((await logIn(unsigned, '01700000002')).code).toBe('LOGIN_WRONG');
});

test.each([
  ['an unknown project', 'sendVerificationCode', 'unknown', 400],
  ['a project whose emulator is elsewhere', 'sendVerificationCode', 'surma-web', 400],
  ['an operation that the product does not need', 'delete', 'rupali-web', 404],
])('a request for %s is rejected', async (_, operation, key, status) => {
  expect((await ask(operation, { phoneNumber: '+8801700000001' }, { key })).status).toBe(status);
});
