import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { registrationBody } from '../testing/registrationBody.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const createCaptcha = async () => {
  const { captchaId } = (await gateway.call('getCaptcha')).value;
  return { captchaId, captcha: await gateway.solve(captchaId) };
};
const register = (username: string, answer: { captcha: string; captchaId: string }, merchant = 'aurora') =>
  gateway.call('register', { merchant, body: registrationBody({ username, ...answer }) });

test('a captcha has a PNG picture, and its answer is stored only as a hash', async () => {
  const { captchaId, image } = (await gateway.call('getCaptcha')).value;
  const png = Buffer.from(image, 'base64');
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const answer = await gateway.solve(captchaId);
  expect(answer).toMatch(/^\d{4}$/);
  const [row] = await gateway.sql('select * from captchas where id = $1', [captchaId]);
  expect(Object.values(row as object)).not.toContain(answer);
});

test('an answer uses the captcha up, right or wrong', async () => {
  const wrong = await createCaptcha();
  expect((await register('usedup1', { ...wrong, captcha: wrong.captcha === '0000' ? '1111' : '0000' })).code).toBe(
    'CAPTCHA_WRONG',
  );
  expect((await register('usedup1', wrong)).code).toBe('CAPTCHA_WRONG');
  const right = await createCaptcha();
  expect((await register('usedup1', right)).status).toBe(200);
  expect((await register('usedup2', right)).code).toBe('CAPTCHA_WRONG');
});

test('a right answer is used up by one attempt, even if the attempt fails for another reason', async () => {
  const fields = {
    registerTaken: { username: 'demo1' },
    referrer: { username: 'nobodys', recommenderId: 'nobody-known' },
  };
  for (const given of Object.values(fields)) {
    const answer = await createCaptcha();
    const failed = await gateway.call('register', { body: registrationBody({ ...given, ...answer }) });
    expect(['USER_EXISTS', 'REFERRER_INVALID']).toContain(failed.code);
    expect((await register('secondtry', answer)).code).toBe('CAPTCHA_WRONG');
  }
  const [{ count }] = (await gateway.sql(
    "select count(*)::int from members where username in ('nobodys', 'secondtry')",
  )) as [{ count: number }];
  expect(count).toBe(0);
});

test('a captcha is valid for five minutes', async () => {
  const old = await createCaptcha();
  await gateway.sql("update captchas set expires_at = expires_at - interval '5 minutes' where id = $1", [
    old.captchaId,
  ]);
  expect((await register('toolate', old)).code).toBe('CAPTCHA_WRONG');
});

test('a captcha of another merchant is rejected', async () => {
  const { captchaId } = (await gateway.call('getCaptcha', { merchant: 'padma' })).value;
  expect((await register('foreigner', { captchaId, captcha: await gateway.solve(captchaId) })).code).toBe(
    'CAPTCHA_WRONG',
  );
});
