import { createHmac } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { registrationBody } from '../testing/registrationBody.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

const captchaId = '0123456789abcdef0123456789abcdef';
const key = 'secret of the test';
const switches = { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true };
const dir = createMerchantFolder({
  rupali: { switches, gateway: { botCheck: { provider: 'geetest', captchaId } } },
  jamuna: { switches, gateway: { botCheck: { provider: 'geetest', captchaId: 'f'.repeat(32) } } },
  surma: { switches },
});

/** Plays GeeTest: what was asked, and what it answers. */
const asked: { id: string | null; form: URLSearchParams }[] = [];
let answer = () => JSON.stringify({ status: 'success', result: 'success' });
let geetest: Server;
let gateway: TestGateway;
beforeAll(async () => {
  geetest = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const id = new URL(request.url!, 'http://geetest').searchParams.get('captcha_id');
      asked.push({ id, form: new URLSearchParams(body) });
      response.end(answer());
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => geetest.once('listening', resolve));
  const validateUrl = `http://127.0.0.1:${(geetest.address() as AddressInfo).port}/validate`;
  gateway = await startTestGateway({ dir, botCheck: { keys: { [captchaId]: key }, validateUrl } });
});
afterAll(async () => {
  await gateway?.close();
  geetest.closeAllConnections();
  geetest.close();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(() => {
  asked.length = 0;
  answer = () => JSON.stringify({ status: 'success', result: 'success' });
});

const fields = {
  geetestLotNumber: '4dc3cfc2cdff448cad8d13107198d473',
  geetestCaptchaOutput: 'output',
  geetestPassToken: 'pass',
  geetestGenTime: '1763900000',
};
const login = (body: object = fields, merchant = 'rupali') =>
  gateway.call('login', { merchant, body: { type: 'username', username: 'demo1', password: 'demo1234', ...body } });

test('what GeeTest takes for a person logs in, asked with a signature over the lot number', async () => {
  expect((await login()).value.userName).toBe('demo1');
  expect(asked).toHaveLength(1);
  expect(asked[0]!.id).toBe(captchaId);
  expect(Object.fromEntries(asked[0]!.form)).toEqual({
    lot_number: fields.geetestLotNumber,
    captcha_output: 'output',
    pass_token: 'pass',
    gen_time: '1763900000',
    sign_token: createHmac('sha256', key).update(fields.geetestLotNumber).digest('hex'),
  });
});

test('what it does not is refused, the right password or not, before the password is looked at', async () => {
  answer = () => JSON.stringify({ status: 'success', result: 'fail', reason: 'pass_token expire' });
  for (const password of ['demo1234', 'wrong'])
    expect((await login({ ...fields, password })).code).toBe('BOT_CHECK_WRONG');
});

test('an answer that is missing or in part is refused without asking', async () => {
  expect((await login({})).code).toBe('BOT_CHECK_WRONG');
  expect((await login({ ...fields, geetestPassToken: '' })).code).toBe('BOT_CHECK_WRONG');
  expect(asked).toEqual([]);
});

test('registrations and codes by SMS need it too', async () => {
  const sms = { mobileNum: '01811000051', countryDialingCode: '880' };
  expect((await gateway.call('sendSmsCode', { merchant: 'rupali', body: sms })).code).toBe('BOT_CHECK_WRONG');
  expect((await gateway.call('sendSmsCode', { merchant: 'rupali', body: { ...sms, ...fields } })).status).toBe(200);
  const body = registrationBody({ username: 'botless' });
  expect((await gateway.call('register', { merchant: 'rupali', body })).code).toBe('BOT_CHECK_WRONG');
  expect((await gateway.call('registerMobile', { merchant: 'rupali', body })).code).toBe('BOT_CHECK_WRONG');
  expect((await gateway.call('register', { merchant: 'rupali', body: { ...body, ...fields } })).value).toEqual({
    userName: 'botless',
  });
});

test.each([
  ['nonsense', () => '<html>'],
  ['another shape', () => '{"status":"error"}'],
])('where GeeTest answers %s, players are let through, and the log says so', async (_, said) => {
  answer = said;
  expect((await login()).status).toBe(200);
  expect(gateway.lines.join()).toContain('GeeTest did not validate');
});

test('a merchant without a check, or without a key at this gateway, asks nobody', async () => {
  expect((await login({}, 'surma')).status).toBe(200);
  expect((await login({}, 'jamuna')).status).toBe(200);
  expect(asked).toEqual([]);
});

test('a try again after silence has another answer, and registers nobody twice', async () => {
  const body = { ...registrationBody({ username: 'botonce' }), ...fields };
  const register = (more: object) =>
    gateway.call('register', { merchant: 'rupali', body: { ...body, ...more }, key: 'one-registration' });
  expect((await register({})).value).toEqual({ userName: 'botonce' });
  expect((await register({ geetestLotNumber: 'e'.repeat(32), geetestPassToken: 'another' })).value).toEqual({
    userName: 'botonce',
  });
  expect((await register({ nickname: 'Another' })).code).toBe('KEY_REUSED');
});
