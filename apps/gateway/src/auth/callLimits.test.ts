import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registrationBody } from '../testing/registrationBody.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

/** A fifth of the standard limits, in five times the time, so that no allowance is restored while a test runs. */
const limitScale = 0.2;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ limitScale });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.sql('delete from allowances'));

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
const attacker = from('198.51.100.1');
const other = from('203.0.113.7');
const counted = (replies: readonly { code: string }[]) => {
  const codes = replies.map(({ code }) => code);
  return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]));
};

test('registrations from an address first need a captcha, then are rejected with TOO_MANY', async () => {
  const register = async (n: number, more = {}, where = attacker) =>
    gateway.call('register', {
      merchant: 'padma',
      body: registrationBody({ username: `mass${n}`, ...more }),
      ...where,
    });
  const bare = await Promise.all(Array.from({ length: 5 }, (_, i) => register(i)));
  expect(counted(bare)).toEqual({ '': 2, CAPTCHA_REQUIRED: 3 });
  expect(bare.filter(({ status }) => status === 400).map(({ envelope }) => envelope)).toContainEqual(
    expect.objectContaining({
      value: { captcha: { captchaId: expect.any(String), image: expect.any(String), challenge: expect.any(Object) } },
    }),
  );
  const withAnswer = await Promise.all(
    Array.from({ length: 6 }, async (_, i) => {
      const { captchaId } = (await gateway.call('getCaptcha', { merchant: 'padma', ...attacker })).value;
      return register(100 + i, { captchaId, captcha: await gateway.solve(captchaId) });
    }),
  );
  expect(counted(withAnswer)).toEqual({ '': 4, TOO_MANY: 2 });
  expect((await register(200, {}, other)).status).toBe(200);
});

test('SMS codes to many numbers are rejected at the limit, with the wait time', async () => {
  const send = (i: number, where = attacker) =>
    gateway.call('sendSmsCode', {
      merchant: 'lagoa',
      body: { mobileNum: `119${String(10_000_000 + i * 1_000)}`, countryDialingCode: '55', purpose: 'register' },
      ...where,
    });
  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i)));
  expect(counted(replies)).toEqual({ '': 4, TOO_MANY: 16 });
  expect(Number(replies.find(({ status }) => status === 429)!.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await send(500, other)).status).toBe(200);
});

test('neighbouring numbers share one limit for codes, independent of the address', async () => {
  const replies = await Promise.all(
    Array.from({ length: 14 }, (_, i) =>
      gateway.call('sendSmsCode', {
        merchant: 'lagoa',
        body: { mobileNum: `11955555${String(100 + i)}`, countryDialingCode: '55', purpose: 'register' },
        ...from(`198.51.100.${20 + i}`),
      }),
    ),
  );
  expect(counted(replies)).toEqual({ '': 2, TOO_MANY: 12 });
});

test('captchas, trials and user name checks are limited by address', async () => {
  const times = <T>(count: number, call: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, i) => call(i)));
  const trials = await times(5, () => gateway.call('freePlay', attacker));
  expect(counted(trials)).toEqual({ '': 2, TOO_MANY: 3 });
  const names = await times(15, (i) => gateway.call('checkUsername', { query: { username: `name${i}` }, ...attacker }));
  expect(counted(names)).toEqual({ '': 12, TOO_MANY: 3 });
  expect((await gateway.call('checkUsername', { query: { username: 'name1' }, ...other })).status).toBe(200);
});
