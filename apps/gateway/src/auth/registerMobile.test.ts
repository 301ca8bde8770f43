import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFirebaseGateway } from '../testing/firebaseGateway.ts';
import { type FirebaseProject, firebaseBlock, phoneClaims } from '../testing/firebaseProject.ts';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { registrationBody } from '../testing/registrationBody.ts';
import { readSentCode } from '../testing/readSentCode.ts';
import type { TestGateway } from '../testing/testGateway.ts';

const dir = createMerchantFolder({
  /** This merchant requires a code by SMS and a password. */
  rupali: {
    switches: { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true, MOBILEVERCODELOGIN3: true },
    gateway: { firebase: firebaseBlock },
  },
  /** This merchant requires neither a code by SMS nor a password. */
  surma: { switches: { MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true, USERNAMEREG3: false } },
  jamuna: {},
  tista: { switches: { MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true }, gateway: { captcha: { register: true } } },
});
let gateway: TestGateway;
let project: FirebaseProject;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ gateway, project, close } = await startFirebaseGateway(dir));
});
afterAll(() => close());
beforeEach(async () => {
  await gateway.sql('delete from verification_codes');
});

type Given = Partial<Parameters<typeof registrationBody>[0]>;
const register = (given: Given, { merchant = 'rupali', key }: { merchant?: string; key?: string } = {}) =>
  gateway.call('registerMobile', {
    merchant,
    ...(key !== undefined && { key }),
    body: registrationBody({ username: '', countryDialingCode: '880', ...given }),
  });
const codeFor = async (mobileNum: string, merchant = 'rupali') => {
  await gateway.call('sendSmsCode', { merchant, body: { mobileNum, countryDialingCode: '880' } });
  return readSentCode(gateway, `+880${mobileNum.replace(/^0/, '')}`);
};

describe('with the number verified by SMS and a password', () => {
  test('the number becomes the user name, and login works by name and password and by code', async () => {
    const { value } = await register({ mobileNum: '01811-000001', verificationCode: await codeFor('01811000001') });
    expect(value).toEqual({ userName: '8801811000001' });
    const { value: session } = await gateway.logIn('8801811000001', 'secret-7', { merchant: 'rupali' });
    expect(session).toMatchObject({ type: 0, firstTimeLogin: true });
    expect((await gateway.call('getWallet', { merchant: 'rupali', token: session.token })).value.sumBalance).toBe(
      '10000.00',
    );
    expect((await gateway.call('getSecurity', { merchant: 'rupali', token: session.token })).value.mobile).toBe(
      '+880*****0001',
    );
    await gateway.sql('delete from verification_codes');
    await gateway.call('sendSmsCode', {
      merchant: 'rupali',
      body: { mobileNum: '1811000001', countryDialingCode: '880', purpose: 'login' },
    });
    const login = await gateway.call('login', {
      merchant: 'rupali',
      body: {
        type: 'sms',
        username: '01811000001',
        password: await readSentCode(gateway, '+8801811000001'),
        countryDialingCode: '880',
      },
    });
    expect(login.value.userName).toBe('8801811000001');
  });

  test('a given user name is used', async () => {
    expect(
      (
        await register({
          username: 'chosen1',
          mobileNum: '01811000002',
          verificationCode: await codeFor('01811000002'),
        })
      ).value,
    ).toEqual({ userName: 'chosen1' });
  });

  test('a wrong code creates no member and is counted; the fifth wrong code invalidates the code', async () => {
    const code = await codeFor('01811000003');
    for (let wrong = 0; wrong < 5; wrong++)
      expect((await register({ mobileNum: '01811000003', verificationCode: `${code}0` })).code).toBe(
        'VERIFICATION_WRONG',
      );
    expect((await register({ mobileNum: '01811000003', verificationCode: code })).code).toBe('VERIFICATION_WRONG');
    expect(await gateway.sql("select 1 from members where mobile = '+8801811000003'")).toEqual([]);
  });

  test('a missing code is rejected and is not counted as an attempt', async () => {
    await codeFor('01811000004');
    expect((await register({ mobileNum: '01811000004' })).code).toBe('VERIFICATION_WRONG');
    expect(await gateway.sql('select attempts from verification_codes')).toEqual([{ attempts: 0 }]);
  });

  test('a taken number is MOBILE_EXISTS only with a right code, and the code stays valid', async () => {
    const verificationCode = await codeFor('01700000001');
    expect((await register({ mobileNum: '01700000001' })).code).toBe('VERIFICATION_WRONG');
    const reply = await register({ mobileNum: '01700000001', verificationCode });
    expect([reply.status, reply.code]).toEqual([409, 'MOBILE_EXISTS']);
    expect(await gateway.sql('select used_at from verification_codes')).toEqual([{ used_at: null }]);
  });

  test('of two simultaneous registrations with one code only one creates a member', async () => {
    const verificationCode = await codeFor('01811000005');
    const replies = await Promise.all([1, 2].map(() => register({ mobileNum: '01811000005', verificationCode })));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['', 'VERIFICATION_WRONG']);
    expect(await gateway.sql("select 1 from members where mobile = '+8801811000005'")).toHaveLength(1);
  });

  test('two requests with the same idempotency key create one member', async () => {
    const given = { mobileNum: '01811000006', verificationCode: await codeFor('01811000006') };
    const replies = [await register(given, { key: 'key-of-mobile' }), await register(given, { key: 'key-of-mobile' })];
    expect(replies.map(({ value }) => value)).toEqual([{ userName: '8801811000006' }, { userName: '8801811000006' }]);
    expect(await gateway.sql("select 1 from members where mobile = '+8801811000006'")).toHaveLength(1);
  });

  test.each([
    ['mobileNum', { mobileNum: '' }],
    ['mobileNum', { mobileNum: 'x123' }],
    ['password', { password: '' }],
    ['password', { password: 'short' }],
    ['confirmPassword', { confirmPassword: 'other-one' }],
    ['username', { username: 'A' }],
  ])('an invalid %s is reported in the issues: %o', async (field, given) => {
    const reply = await register({ mobileNum: '01811000007', verificationCode: '123456', ...given });
    expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(reply.envelope.value).toMatchObject({ issues: [{ path: `body.${field}` }] });
  });
});

describe('with the number verified by Firebase', () => {
  test('the Firebase token replaces the code', async () => {
    const firebaseIdToken = await project.token(phoneClaims('+8801811000008'));
    expect((await register({ mobileNum: '01811000008', firebaseChannel: 'sms', firebaseIdToken })).value.userName).toBe(
      '8801811000008',
    );
  });

  test('a token for another number and an unsigned token are rejected', async () => {
    const claims = phoneClaims('+8801811000009');
    expect((await register({ mobileNum: '01811000010', firebaseIdToken: await project.token(claims) })).code).toBe(
      'VERIFICATION_WRONG',
    );
    expect((await register({ mobileNum: '01811000009', firebaseIdToken: project.unsignedToken(claims) })).code).toBe(
      'VERIFICATION_WRONG',
    );
  });
});

describe('without verification and password', () => {
  test('the number alone registers, and no password works until the member sets one with a code', async () => {
    const { userName } = (
      await register({ mobileNum: '01811000011', password: '', confirmPassword: '' }, { merchant: 'surma' })
    ).value;
    for (const password of ['secret-7', '$'])
      expect((await gateway.logIn(userName, password, { merchant: 'surma' })).code).toBe('LOGIN_WRONG');
    await gateway.call('sendSmsCode', {
      merchant: 'surma',
      body: { mobileNum: '01811000011', countryDialingCode: '880', purpose: 'password' },
    });
    const body = {
      mobileNum: '01811000011',
      countryDialingCode: '880',
      verificationCode: await readSentCode(gateway, '+8801811000011'),
      newPassword: 'secret-8',
      confirmNewPassword: 'secret-8',
    };
    expect((await gateway.call('setPasswordPhone', { merchant: 'surma', body })).status).toBe(200);
    expect((await gateway.logIn(userName, 'secret-8', { merchant: 'surma' })).value.userName).toBe(userName);
  });

  test('a taken number is MOBILE_EXISTS, even for simultaneous requests', async () => {
    const replies = await Promise.all(
      [1, 2, 3].map(() => register({ mobileNum: '01811000012' }, { merchant: 'surma' })),
    );
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['', 'MOBILE_EXISTS', 'MOBILE_EXISTS']);
  });

  test('registration by user name needs its own switch', async () => {
    expect(
      (await gateway.call('register', { merchant: 'surma', body: registrationBody({ username: 'byname1' }) })).code,
    ).toBe('NOT_ALLOWED');
  });
});

test('registration by number needs its switch, and a captcha if the merchant requires it', async () => {
  expect((await register({ mobileNum: '01811000013' }, { merchant: 'jamuna' })).code).toBe('NOT_ALLOWED');
  expect((await register({ mobileNum: '01811000013' }, { merchant: 'tista' })).code).toBe('CAPTCHA_REQUIRED');
});

test('registration by user name with a number and its code verifies the number for login', async () => {
  const verificationCode = await codeFor('01811000014');
  const wrong = await gateway.call('register', {
    merchant: 'rupali',
    body: registrationBody({
      username: 'withnumber',
      countryDialingCode: '880',
      mobileNum: '01811000014',
      verificationCode: '1',
    }),
  });
  expect(wrong.code).toBe('VERIFICATION_WRONG');
  await gateway.call('register', {
    merchant: 'rupali',
    body: registrationBody({
      username: 'withnumber',
      countryDialingCode: '880',
      mobileNum: '01811000014',
      verificationCode,
    }),
  });
  const token = (await gateway.logIn('withnumber', 'secret-7', { merchant: 'rupali' })).value.token;
  expect((await gateway.call('getSecurity', { merchant: 'rupali', token })).value.mobile).toBe('+880*****0014');
});
