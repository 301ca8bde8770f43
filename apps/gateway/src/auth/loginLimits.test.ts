import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

/** Scales down the standard limits and their refill rate, so that no allowance is restored while a test runs. */
const limitScale = 0.3;
/** Allowed failures of an address without captchas, and allowed guesses at a name with solved captchas. */
const [ofAddress, ofName] = [9, 6];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ limitScale });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.sql('delete from allowances');
  await gateway.sql('delete from login_attempts');
});

/** A login from a client's address. */
const logIn = (
  from: string,
  username: string,
  password: string,
  more: { captcha?: string; captchaId?: string; deviceToken?: string } = {},
) =>
  gateway.call('login', {
    body: { type: 'username', username, password, ...more },
    headers: { 'X-Forwarded-For': from },
  });
const solved = async () => {
  const { captchaId } = (await gateway.call('getCaptcha', { headers: { 'X-Forwarded-For': '198.51.100.200' } })).value;
  return { captchaId, captcha: await gateway.solve(captchaId) };
};
const attacker = '198.51.100.1';
const owner = '203.0.113.7';
/** Sends wrong passwords with solved captchas, as an attacker does. */
const guess = async (times: number, username = 'demo1') => {
  for (let i = 0; i < times; i++) await logIn(attacker, username, `guess-${i}`, await solved());
};

describe('an address', () => {
  test('with failures for many names needs captchas; other addresses are not affected', async () => {
    const codes: string[] = [];
    for (let i = 0; i < ofAddress + 3; i++) codes.push((await logIn(attacker, `nobody${i}`, 'spring-2026')).code);
    expect(codes).toEqual([
      ...Array<string>(ofAddress).fill('LOGIN_WRONG'),
      ...Array<string>(3).fill('CAPTCHA_REQUIRED'),
    ]);
    expect((await logIn(attacker, 'demo1', 'demo1234')).code).toBe('CAPTCHA_REQUIRED');
    expect((await logIn(attacker, 'demo1', 'demo1234', await solved())).status).toBe(200);
    expect((await logIn(owner, 'demo1', 'demo1234')).status).toBe(200);
  });

  test('has no limit for successful logins', { tags: 'whole' }, async () => {
    for (let i = 0; i < 2 * ofAddress; i++) expect((await logIn(attacker, 'demo1', 'demo1234')).status).toBe(200);
  });

  test('with simultaneous guesses has each guess counted', { tags: 'whole' }, async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => logIn(attacker, `none${i}`, 'spring-2026')));
    expect(replies.filter(({ code }) => code === 'LOGIN_WRONG')).toHaveLength(ofAddress);
  });
});

describe('the member whose name others guess at', () => {
  test('logs in immediately on a known device', { tags: 'whole' }, async () => {
    const { deviceToken } = (await logIn(owner, 'demo1', 'demo1234')).value;
    await guess(8);
    const again = await logIn(owner, 'demo1', 'demo1234', { deviceToken: deviceToken! });
    expect([again.status, again.value.deviceToken]).toEqual([200, deviceToken]);
    expect((await logIn(owner, 'demo1', 'demo1234')).status).toBe(429);
  });

  test('logs in with a solved captcha, also from the attacker’s address', { tags: 'whole' }, async () => {
    await guess(8);
    const waiting = await logIn(attacker, 'demo1', 'demo1234');
    expect([waiting.status, waiting.code]).toEqual([429, 'TOO_MANY']);
    expect((waiting.envelope as { value?: unknown }).value).toMatchObject({
      captcha: { captchaId: expect.any(String) },
    });
    expect((await logIn(attacker, 'demo1', 'demo1234', await solved())).status).toBe(200);
  });

  test('is protected: solved captchas allow an address only some guesses', async () => {
    const codes: string[] = [];
    for (let i = 0; i < 3 + ofName + 3; i++)
      codes.push((await logIn(attacker, 'demo2', `guess-${i}`, await solved())).code);
    expect(codes.filter((code) => code === 'LOGIN_WRONG')).toHaveLength(3 + ofName);
    expect(codes.slice(3 + ofName)).toEqual(Array(3).fill('TOO_MANY'));
    expect((await logIn(owner, 'demo2', 'demo1234', await solved())).status).toBe(200);
  });
});

describe('a known device', () => {
  test('needs a captcha after three failures on this device', async () => {
    const { deviceToken = '' } = (await logIn(owner, 'demo3', 'demo1234')).value;
    const codes: string[] = [];
    for (let i = 0; i < 4; i++) codes.push((await logIn(owner, 'demo3', 'wrong-one', { deviceToken })).code);
    expect(codes).toEqual(['LOGIN_WRONG', 'LOGIN_WRONG', 'LOGIN_WRONG', 'CAPTCHA_REQUIRED']);
    expect((await logIn(attacker, 'demo3', 'demo1234')).status).toBe(200);
  });

  test('is known only for members who logged in there', { tags: 'whole' }, async () => {
    const { deviceToken = '' } = (await logIn(owner, 'demo1', 'demo1234')).value;
    expect((await logIn(owner, 'demo2', 'demo1234', { deviceToken })).value.deviceToken).toBe(deviceToken);
    await guess(4, 'demo3');
    expect((await logIn(owner, 'demo3', 'demo1234', { deviceToken })).code).toBe('CAPTCHA_REQUIRED');
    await guess(4, 'demo2');
    expect((await logIn(owner, 'demo2', 'demo1234', { deviceToken })).status).toBe(200);
  });

  test('gets a token from the gateway, which ignores the client’s value and stores only a hash', async () => {
    const { deviceToken } = (await logIn(owner, 'demo1', 'demo1234', { deviceToken: 'chosen-by-the-client' })).value;
    expect(deviceToken).not.toBe('chosen-by-the-client');
    expect(JSON.stringify(await gateway.sql("select encode(token_hash, 'escape') from known_devices"))).not.toContain(
      deviceToken,
    );
  });

  test('is unknown after a password change', { tags: 'whole' }, async () => {
    const { deviceToken = '', token } = (await logIn(owner, 'demo1', 'demo1234')).value;
    const change = (oldPassword: string, newPassword: string) =>
      gateway.call('changePassword', { token, body: { oldPassword, newPassword, confirmNewPassword: newPassword } });
    expect((await change('demo1234', 'secret-77')).status).toBe(200);
    await guess(4);
    expect((await logIn(owner, 'demo1', 'secret-77', { deviceToken })).code).toBe('CAPTCHA_REQUIRED');
    expect((await change('secret-77', 'demo1234')).status).toBe(200);
  });
});
