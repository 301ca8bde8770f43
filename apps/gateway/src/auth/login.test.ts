import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

type CaptchaValue = { captcha: { captchaId: string; image: string } };
const captchaOf = ({ envelope }: { envelope: { value?: unknown } }) => (envelope.value as CaptchaValue).captcha;

describe.each([
  ['aurora', 'oaep-gcm'],
  ['padma', 'legacy-des'],
])('%s (%s)', (merchant) => {
  test('a member logs in by user name, and the token identifies the member', async () => {
    const { value } = await gateway.logIn('demo1', 'demo1234', { merchant });
    expect(value).toMatchObject({ merchantCode: merchant, userName: 'demo1', type: 0, firstTimeLogin: false });
    const info = await gateway.call('getMemberInfo', { merchant, token: value.token });
    expect(info.value).toMatchObject({ account: 'demo1', nickname: '', type: 0 });
  });

  test('a body encrypted for the other suite is rejected with CIPHER_INVALID', async () => {
    const other = merchant === 'aurora' ? 'padma' : 'aurora';
    const { encryptBody } = await import('../testing/encryptBody.ts');
    const { encryption, body } = encryptBody(other, '{}');
    const response = await fetch(`${gateway.url}/wps/session/login`, {
      method: 'POST',
      headers: { Merchant: merchant, 'Content-Type': 'application/json', Encryption: encryption },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'CIPHER_INVALID' });
  });
});

test('firstTimeLogin is true for the first login only', async () => {
  expect((await gateway.logIn('demo3', 'demo1234')).value.firstTimeLogin).toBe(true);
  expect((await gateway.logIn('demo3', 'demo1234')).value.firstTimeLogin).toBe(false);
});

test('capitals and spaces around a user name do not matter', async () => {
  expect((await gateway.logIn(' Demo1 ', 'demo1234')).value.userName).toBe('demo1');
});

test('invisible characters around a user name and its password do not matter', async () => {
  const { value } = await gateway.logIn('\u202a\u2068Demo1\ufe0f\u2069\u202c', '\u200bdemo1234\u200e');
  expect(value.userName).toBe('demo1');
});

test('a wrong password and an unknown name get the same reply', async () => {
  const wrong = await gateway.logIn('demo1', 'nonsense');
  const unknown = await gateway.logIn('nobodyhere', 'nonsense');
  expect(wrong.status).toBe(401);
  expect(wrong.envelope).toEqual(unknown.envelope);
  expect(wrong.code).toBe('LOGIN_WRONG');
});

test('tokens are stored only as hashes, passwords only as scrypt', async () => {
  const token = await gateway.tokenOf('demo1');
  const all = JSON.stringify([await gateway.sql('select * from sessions'), await gateway.sql('select * from members')]);
  expect(all).not.toContain(token);
  expect(all).not.toContain('demo1234');
});

test('three failures require a captcha, a solved captcha allows the login, and success resets the failures', async () => {
  for (const expected of [false, false, true]) {
    const reply = await gateway.logIn('demo2', 'wrong-one');
    expect(reply.code).toBe('LOGIN_WRONG');
    expect(captchaOf({ envelope: { value: {}, ...reply.envelope } }) !== undefined).toBe(expected);
  }
  const asked = await gateway.logIn('demo2', 'demo1234');
  expect([asked.status, asked.code]).toEqual([400, 'CAPTCHA_REQUIRED']);
  const { captchaId, image } = captchaOf(asked);
  expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG');

  const wrong = await gateway.logIn('demo2', 'demo1234', { captchaId, captcha: '99999' });
  expect(wrong.code).toBe('CAPTCHA_WRONG');
  const next = captchaOf(wrong);
  expect(
    (
      await gateway.logIn('demo2', 'demo1234', {
        captchaId: next.captchaId,
        captcha: await gateway.solve(next.captchaId),
      })
    ).status,
  ).toBe(200);
  expect((await gateway.logIn('demo2', 'wrong-one')).envelope).not.toHaveProperty('value');
});

test('failures are counted by name and merchant, so another merchant is not affected', async () => {
  for (let i = 0; i < 3; i++) await gateway.logIn('demo3', 'wrong-one', { merchant: 'padma' });
  expect((await gateway.logIn('demo3', 'demo1234', { merchant: 'padma' })).code).toBe('CAPTCHA_REQUIRED');
  expect((await gateway.logIn('demo3', 'demo1234', { merchant: 'aurora' })).status).toBe(200);
});

test('simultaneous guesses are counted one by one', { tags: 'whole' }, async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => gateway.logIn('manyatonce', `guess-${i}`)));
  expect(replies.filter(({ code }) => code === 'LOGIN_WRONG')).toHaveLength(3);
  expect(replies.filter(({ code }) => code === 'CAPTCHA_REQUIRED')).toHaveLength(7);
});

test('simultaneous logins of one member all succeed', { tags: 'whole' }, async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => gateway.logIn('demo1', 'demo1234')));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

test('from the sixth failure on each failure causes a growing wait with Retry-After', async () => {
  const waits: Array<string | null> = [];
  for (let failures = 1; failures <= 8; failures++) {
    const { captchaId } = (await gateway.call('getCaptcha')).value;
    expect(
      (await gateway.logIn('stubborn', 'wrong-one', { captchaId, captcha: await gateway.solve(captchaId) })).code,
    ).toBe('LOGIN_WRONG');
    if (failures < 5) continue;
    const next = await gateway.logIn('stubborn', 'wrong-one');
    expect([next.status, next.code]).toEqual(failures < 6 ? [400, 'CAPTCHA_REQUIRED'] : [429, 'TOO_MANY']);
    waits.push(next.headers.get('Retry-After'));
    await gateway.sql("update login_attempts set blocked_until = now() where username = 'stubborn'");
  }
  expect(waits).toEqual([null, '5', '10', '20']);
});

test('a login type that is switched off is rejected with NOT_ALLOWED', async () => {
  const body = { type: 'sms', username: '01700000000', password: '123456' };
  expect((await gateway.call('login', { body })).code).toBe('NOT_ALLOWED');
});

test('a closed account is reported only with its right password', async () => {
  await gateway.sql("update members set status = 'closed' where username = 'demo3' and merchant_code = 'aurora'");
  expect((await gateway.logIn('demo3', 'wrong-one')).code).toBe('LOGIN_WRONG');
  const reply = await gateway.logIn('demo3', 'demo1234');
  expect([reply.status, reply.code]).toEqual([403, 'ACCOUNT_DISABLED']);
});
