import { workAnswer } from '@livery/api/contract';
import { isWhole } from '@livery/config/sample';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registrationBody } from '../testing/registrationBody.ts';
import { setCaptchaWork, standardCaptchaWork } from './captchaWork.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function solveWork(merchant = 'aurora') {
  const { captchaId, challenge } = (await gateway.call('getCaptcha', { merchant })).value;
  const solution = await solveChallenge({ challenge: { parameters: challenge! }, deriveKey });
  return { captchaId, captcha: workAnswer(solution!.derivedKey) };
}
const register = (username: string, answer: { captcha: string; captchaId: string }) =>
  gateway.call('register', { body: registrationBody({ username, ...answer }) });

test('the solution of the challenge is accepted once for a registration, in place of the digits', async () => {
  // The standard work takes more than a second.
  if (isWhole) setCaptchaWork(standardCaptchaWork);
  const answer = await solveWork();
  setCaptchaWork({ cost: 100, mostKeys: 20 });
  expect((await register('bywork1', answer)).status).toBe(200);
  expect((await register('bywork2', answer)).code).toBe('CAPTCHA_WRONG');
});

test('a wrong solution is rejected and also invalidates the digits of the captcha', async () => {
  const answer = await solveWork();
  const digits = await gateway.solve(answer.captchaId);
  expect((await register('wrongwork', { ...answer, captcha: `work:${'0'.repeat(64)}` })).code).toBe('CAPTCHA_WRONG');
  expect((await register('wrongwork', answer)).code).toBe('CAPTCHA_WRONG');
  expect((await register('wrongwork', { ...answer, captcha: digits })).code).toBe('CAPTCHA_WRONG');
});

test('the part of the key that the challenge contains is not accepted as a solution', async () => {
  const { captchaId, challenge } = (await gateway.call('getCaptcha')).value;
  const guess = challenge!.keyPrefix.padEnd(challenge!.keyLength * 2, '0');
  expect((await register('prefixonly', { captchaId, captcha: workAnswer(guess) })).code).toBe('CAPTCHA_WRONG');
});

test('a solution is refused after five minutes, for another captcha, and at another merchant', async () => {
  const old = await solveWork();
  await gateway.sql("update captchas set expires_at = expires_at - interval '5 minutes' where id = $1", [
    old.captchaId,
  ]);
  expect((await register('latework', old)).code).toBe('CAPTCHA_WRONG');
  const other = (await gateway.call('getCaptcha')).value.captchaId;
  expect((await register('otherwork', { ...(await solveWork()), captchaId: other })).code).toBe('CAPTCHA_WRONG');
  expect((await register('foreignwork', await solveWork('padma'))).code).toBe('CAPTCHA_WRONG');
});

test('a captcha of an earlier release accepts only digits', async () => {
  const answer = await solveWork();
  await gateway.sql('update captchas set work_hash = null where id = $1', [answer.captchaId]);
  expect((await register('earlier1', answer)).code).toBe('CAPTCHA_WRONG');
});

test('the solution is stored only as a hash', async () => {
  const { captchaId, captcha } = await solveWork();
  const [row] = await gateway.sql('select * from captchas where id = $1', [captchaId]);
  expect(JSON.stringify(row)).not.toContain(captcha.slice('work:'.length));
});

test('a login reply with a captcha includes its challenge, and login accepts the solution', async () => {
  const logIn = (extra = {}) =>
    gateway.call('login', { body: { type: 'username', username: 'nosuchname', password: 'wrong-one', ...extra } });
  let failed = await logIn();
  for (let tries = 1; tries < 3; tries++) failed = await logIn();
  const { captchaId, challenge } = (
    failed.envelope as unknown as { value: { captcha: Awaited<ReturnType<typeof ask>> } }
  ).value.captcha;
  const solution = await solveChallenge({ challenge: { parameters: challenge! }, deriveKey });
  expect((await logIn()).code).toBe('CAPTCHA_REQUIRED');
  expect((await logIn({ captchaId, captcha: workAnswer(solution!.derivedKey) })).code).toBe('LOGIN_WRONG');
});
const ask = async () => (await gateway.call('getCaptcha')).value;

test.each(['work:xyz', `work:${'0'.repeat(200)}`, '1234567'])(
  'the malformed answer %s is rejected with REQUEST_INVALID',
  async (captcha) => {
    expect((await register('malformed', { captchaId: 'some', captcha })).code).toBe('REQUEST_INVALID');
  },
);
