import { afterAll, beforeAll, expect, test } from 'vitest';
import { registrationBody } from '../testing/registrationBody.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

// padma requires no captcha for registration.
const register = (given: Parameters<typeof registrationBody>[0]) =>
  gateway.call('register', { merchant: 'padma', body: registrationBody(given) });
const issuePaths = ({ envelope }: { envelope: { value?: unknown } }) =>
  (envelope.value as { issues: Array<{ path: string }> }).issues.map(({ path }) => path);

test('a new member can log in and has play money in the main wallet', async () => {
  expect((await register({ username: 'newplayer', nickname: 'নতুন', email: 'new@example.org' })).value).toEqual({
    userName: 'newplayer',
  });
  const { value: session } = await gateway.logIn('newplayer', 'secret-7', { merchant: 'padma' });
  expect(session).toMatchObject({ type: 0, firstTimeLogin: true });
  const { value: wallet } = await gateway.call('getWallet', { merchant: 'padma', token: session.token });
  expect(wallet).toMatchObject({
    currency: 'BDT',
    currencySymbol: '৳',
    sumBalance: '10000.00',
    wallets: [{ code: 'MAIN', name: 'মূল ওয়ালেট', balance: '10000.00' }],
  });
  expect((await gateway.call('getMemberInfo', { merchant: 'padma', token: session.token })).value.nickname).toBe('নতুন');
});

test('a taken user name is USER_EXISTS, even for simultaneous requests', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => register({ username: 'onlyone' })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const [{ count }] = (await gateway.sql(
    "select count(*)::int from transactions join members on members.id::text = reference where kind = 'WELCOME' and username = 'onlyone'",
  )) as [{ count: number }];
  expect(count).toBe(1);
});

test('the same name at another merchant is a different member', async () => {
  await register({ username: 'twohouses' });
  const { captchaId } = (await gateway.call('getCaptcha')).value;
  const there = await gateway.call('register', {
    body: registrationBody({
      username: 'twohouses',
      password: 'other-pass',
      captchaId,
      captcha: await gateway.solve(captchaId),
    }),
  });
  expect(there.status).toBe(200);
  expect((await gateway.logIn('twohouses', 'secret-7')).code).toBe('LOGIN_WRONG');
});

test.each([
  ['username', { username: 'abc' }],
  ['username', { username: 'abcdefghijklmnopq' }],
  ['username', { username: 'Capital' }],
  ['username', { username: 'নামনাম' }],
  ['password', { username: 'goodname', password: 'short' }],
  ['password', { username: 'goodname', password: 'x'.repeat(21) }],
  ['nickname', { username: 'goodname', nickname: 'n'.repeat(25) }],
  ['email', { username: 'goodname', email: 'no-address' }],
  ['confirmPassword', { username: 'goodname', password: 'secret-7', confirmPassword: 'secret-8' }],
])('an invalid %s is reported in the issues: %o', async (field, given) => {
  const reply = await register(given);
  expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
  expect(issuePaths(reply)).toEqual([`body.${field}`]);
});

test('the registration config contains the rules that the gateway checks', async () => {
  const { value: rules } = await gateway.call('getRegistrationConfig', { merchant: 'padma' });
  expect(rules.username).toMatchObject({ enabled: true, required: true, minLength: 4, maxLength: 16 });
  expect(rules.captcha).toBeUndefined();
  expect((await gateway.call('getRegistrationConfig', { merchant: 'aurora' })).value.captcha).toMatchObject({
    enabled: true,
    required: true,
  });
});

test('without a captcha answer registration is rejected if the merchant requires a captcha', async () => {
  const reply = await gateway.call('register', { body: registrationBody({ username: 'needscaptcha' }) });
  expect(reply.code).toBe('CAPTCHA_REQUIRED');
  expect(reply.envelope.value).toMatchObject({ captcha: { captchaId: expect.any(String), image: expect.any(String) } });
});
