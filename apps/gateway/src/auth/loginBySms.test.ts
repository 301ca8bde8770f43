import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { readSentCode } from '../testing/readSentCode.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

const dir = createMerchantFolder({ rupali: { switches: { MOBILEVERCODELOGIN3: true } } });
const merchant = 'rupali';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ dir, hasMembersAlone: true });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  await gateway.sql('delete from verification_codes');
  await gateway.sql('delete from login_attempts');
});

const mobile = '+8801700000001';
const sendCode = (mobileNum = '01700-000001') =>
  gateway.call('sendSmsCode', { merchant, body: { mobileNum, countryDialingCode: '880', purpose: 'login' } });
const logIn = (username: string, password: string, more = {}) =>
  gateway.call('login', { merchant, body: { type: 'sms', username, password, countryDialingCode: '+880', ...more } });

test('the SMS code logs in as the password of the payload', async () => {
  expect((await sendCode()).status).toBe(200);
  const { value } = await logIn('০১৭০০ ০০০০০১', await readSentCode(gateway, mobile));
  expect(value).toMatchObject({ merchantCode: merchant, userName: 'demo1', type: 0 });
  expect((await gateway.call('getMemberInfo', { merchant, token: value.token })).value.account).toBe('demo1');
});

test('without a dialling code a number belongs to the merchant’s country', async () => {
  await sendCode();
  expect(
    (await logIn('01700000001', await readSentCode(gateway, mobile), { countryDialingCode: undefined })).value.userName,
  ).toBe('demo1');
});

test('a code logs in only once', async () => {
  await sendCode();
  const code = await readSentCode(gateway, mobile);
  expect((await logIn('1700000001', code)).status).toBe(200);
  expect((await logIn('1700000001', code)).code).toBe('LOGIN_WRONG');
});

test('of several simultaneous logins with one code only one succeeds', async () => {
  await sendCode();
  const code = await readSentCode(gateway, mobile);
  const replies = await Promise.all(Array.from({ length: 3 }, () => logIn('1700000001', code)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
});

test('for an unknown number nothing is sent, but the same is stored and counted as for a member’s number', async () => {
  const stored = () =>
    gateway.sql('select channel, attempts, used_at, expires_at - created_at as lasts from verification_codes');
  const [count] = await gateway.sql('select count(*) from outbox');
  const seen: unknown[] = [];
  for (const number of ['1700000001', '1799999999']) {
    await gateway.sql('delete from verification_codes');
    const sent = await sendCode(number);
    const wrong = await logIn(number, '0000000', { deviceToken: 'a'.repeat(43) });
    seen.push([sent.status, Object.keys(sent.value), wrong.code, wrong.envelope, await stored()]);
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]).toMatchObject([200, expect.anything(), 'LOGIN_WRONG', expect.anything(), [{ attempts: 1 }]]);
  const [after] = await gateway.sql('select count(*) from outbox');
  expect(Number(after.count) - Number(count.count)).toBe(1);
});

test('a code for another purpose is rejected with LOGIN_WRONG', async () => {
  await gateway.call('sendSmsCode', {
    merchant,
    body: { mobileNum: '1700000001', countryDialingCode: '880', purpose: 'password' },
  });
  expect((await logIn('1700000001', await readSentCode(gateway, mobile))).code).toBe('LOGIN_WRONG');
});

test('a wrong code and an unknown number get the same reply, and the third failure returns a captcha', async () => {
  await sendCode();
  const wrong = await logIn('1700000001', '000000x');
  const unknown = await logIn('1799999999', '000000x');
  expect([wrong.status, wrong.code]).toEqual([401, 'LOGIN_WRONG']);
  expect(unknown.envelope).toEqual(wrong.envelope);
  await logIn('01700000001', '000000x');
  expect((await logIn('+880 1700000001', '000000x')).envelope).toMatchObject({
    code: 'LOGIN_WRONG',
    value: { captcha: { captchaId: expect.any(String) } },
  });
  expect((await logIn('1700000001', await readSentCode(gateway, mobile))).code).toBe('CAPTCHA_REQUIRED');
});

describe('the reply to a request for a code', () => {
  test('contains the validity, also for an unknown number, to which no message is sent', async () => {
    const known = await sendCode();
    const unknown = await sendCode('1799999999');
    expect(known.value).toEqual({ expiredMinutes: 5, expirationTime: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(Object.keys(unknown.value)).toEqual(Object.keys(known.value));
    expect(unknown.status).toBe(known.status);
    expect(await readSentCode(gateway, '+8801799999999')).toBe('');
  });
});

test.each([
  ['username', { username: '' }],
  ['password', { password: '' }],
  ['username', { username: 'amina' }],
  ['username', { username: '+44 7700 900123' }],
])('without a valid %s the request is invalid', async (field, given) => {
  const { username, password } = { username: '1700000001', password: '123456', ...given };
  const reply = await logIn(username, password);
  expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
  expect(reply.envelope.value).toMatchObject({ issues: [{ path: `body.${field}` }] });
});

test('a closed account is reported to a caller who proves its number', async () => {
  await sendCode();
  await gateway.sql("update members set status = 'closed' where username = 'demo1' and merchant_code = 'rupali'");
  expect((await logIn('1700000001', await readSentCode(gateway, mobile))).code).toBe('ACCOUNT_DISABLED');
});
