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

/** A fake GeeTest server: the requests that it received, and its reply. */
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
  gateway = await startTestGateway({
    dir,
    hasMembersAlone: true,
    botCheck: { keys: { [captchaId]: key }, validateUrl },
  });
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

test('a valid answer logs in, and the gateway signs the lot number in its request to GeeTest', async () => {
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

test('an answer that GeeTest rejects is refused before the password is checked', async () => {
  answer = () => JSON.stringify({ status: 'success', result: 'fail', reason: 'pass_token expire' });
  for (const password of ['demo1234', 'wrong'])
    expect((await login({ ...fields, password })).code).toBe('BOT_CHECK_WRONG');
});

test('a missing or incomplete answer is refused without a request to GeeTest', async () => {
  expect((await login({})).code).toBe('BOT_CHECK_WRONG');
  expect((await login({ ...fields, geetestPassToken: '' })).code).toBe('BOT_CHECK_WRONG');
  expect(asked).toEqual([]);
});

test('registrations and SMS codes need an answer too', async () => {
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
])('if GeeTest answers %s, the login is allowed and the log reports it', async (_, said) => {
  answer = said;
  expect((await login()).status).toBe(200);
  expect(gateway.lines.join()).toContain('GeeTest did not validate');
});

test('a merchant without a bot check or without a key sends no request to GeeTest', async () => {
  expect((await login({}, 'surma')).status).toBe(200);
  expect((await login({}, 'jamuna')).status).toBe(200);
  expect(asked).toEqual([]);
});

test('a retry with the same idempotency key and a new answer registers one member only', async () => {
  const body = { ...registrationBody({ username: 'botonce' }), ...fields };
  const register = (more: object) =>
    gateway.call('register', { merchant: 'rupali', body: { ...body, ...more }, key: 'one-registration' });
  expect((await register({})).value).toEqual({ userName: 'botonce' });
  expect((await register({ geetestLotNumber: 'e'.repeat(32), geetestPassToken: 'another' })).value).toEqual({
    userName: 'botonce',
  });
  expect((await register({ nickname: 'Another' })).code).toBe('KEY_REUSED');
});
