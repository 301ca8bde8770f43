import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchantFolder } from '../src/testing/createMerchantFolder.ts';
import { registrationBody } from '../src/testing/registrationBody.ts';
import { startTestGateway, type TestGateway } from '../src/testing/testGateway.ts';
import { signUpAt } from './signUp.ts';
import { projectId, startEmulator } from './startEmulator.ts';

const merchant = 'rupali';
const firebase = { projectId, apiKey: 'any-key', authDomain: `${projectId}.firebaseapp.com` };
const dir = createMerchantFolder({
  rupali: {
    switches: {
      MOBILEVERCODELOGIN3: true,
      MOBILENUMREG3: true,
      REGMOBVERF3: true,
      GOOGLELOGIN3: true,
      FACEBOOKLOGIN3: true,
    },
    gateway: { firebase },
  },
});
let emulator: Awaited<ReturnType<typeof startEmulator>>;
let signUp: ReturnType<typeof signUpAt>;
/** One gateway is configured with the emulator, the other with Google's keys. */
let gateway: TestGateway;
let strict: TestGateway;
beforeAll(async () => {
  emulator = await startEmulator();
  signUp = signUpAt(emulator.host);
  gateway = await startTestGateway({ dir, firebase: { emulatorHost: emulator.host } });
  strict = await startTestGateway({ dir, firebase: { jwksUrl: `http://${emulator.host}/no-keys` } });
});
afterAll(async () => {
  await gateway?.close();
  await strict?.close();
  await emulator?.stop();
  rmSync(dir, { recursive: true, force: true });
});

const logInByPhone = (at: TestGateway, firebaseIdToken: string, firebaseMobileNo = '01700000001') =>
  at.call('login', {
    merchant,
    body: {
      type: 'firebase',
      username: '',
      password: '',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo,
      countryDialingCode: '880',
    },
  });
const logInBy = (at: TestGateway, provider: 'google' | 'facebook', firebaseIdToken: string) =>
  at.call('socialLogin', { merchant, body: { provider, firebaseIdToken } });

test('a number that the emulator verified logs its member in', async () => {
  const { value } = await logInByPhone(gateway, await signUp.byPhone('+8801700000001'));
  expect(value).toMatchObject({ merchantCode: merchant, userName: 'demo1' });
  expect((await gateway.call('getMemberInfo', { merchant, token: value.token })).value.account).toBe('demo1');
});

test('a number that the emulator verified can register', async () => {
  const body = registrationBody({
    username: '',
    countryDialingCode: '880',
    mobileNum: '01811000001',
    firebaseChannel: 'sms',
    firebaseIdToken: await signUp.byPhone('+8801811000001'),
  });
  expect((await gateway.call('registerMobile', { merchant, body })).value).toEqual({ userName: '8801811000001' });
});

test('a token for another number is rejected', async () => {
  expect((await logInByPhone(gateway, await signUp.byPhone('+8801700000002'))).code).toBe('LOGIN_WRONG');
});

test.each(['google', 'facebook'] as const)(
  'an account of %s creates a member, and later logs into the same member',
  async (provider) => {
    const account = { sub: `${provider}-1`, email: `amina.${provider}@example.org`, name: 'Amina Rahman' };
    const first = (await logInBy(gateway, provider, await signUp.by(`${provider}.com`, account))).value;
    const later = (await logInBy(gateway, provider, await signUp.by(`${provider}.com`, account))).value;
    expect(first).toMatchObject({ merchantCode: merchant, type: 0, firstTimeLogin: true });
    expect(later).toMatchObject({ userName: first.userName, firstTimeLogin: false });
  },
);

test('an anonymous account and an account of another provider are rejected', async () => {
  expect((await logInBy(gateway, 'google', await signUp.anonymously())).code).toBe('LOGIN_WRONG');
  expect(
    (
      await logInBy(
        gateway,
        'google',
        await signUp.by('facebook.com', { sub: 'f-2', email: 'f2@example.org', name: '' }),
      )
    ).code,
  ).toBe('LOGIN_WRONG');
});

test('a gateway without the emulator rejects all its tokens', async () => {
  expect((await logInByPhone(strict, await signUp.byPhone('+8801700000001'))).code).toBe('LOGIN_WRONG');
  expect(
    (await logInBy(strict, 'google', await signUp.by('google.com', { sub: 'g-3', email: 'g3@example.org', name: '' })))
      .code,
  ).toBe('LOGIN_WRONG');
});
