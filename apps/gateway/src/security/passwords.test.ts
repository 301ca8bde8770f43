import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSentCode } from '../testing/readSentCode.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.sql('delete from verification_codes');
  await gateway.sql('delete from login_attempts');
});

const change = (
  token: string | undefined,
  oldPassword: string,
  newPassword: string,
  { confirmNewPassword = newPassword, ...more }: { confirmNewPassword?: string; key?: string } = {},
) =>
  gateway.call('changePassword', {
    ...more,
    ...(token !== undefined && { token }),
    body: { oldPassword, newPassword, confirmNewPassword },
  });
const isAlive = async (token: string) => (await gateway.call('getMemberInfo', { token })).status === 200;

describe('changing the password', () => {
  test('requires the old password and ends all other sessions of the member', async () => {
    const [mine, other] = [await gateway.tokenOf('demo1'), await gateway.tokenOf('demo1')];
    const somebody = await gateway.tokenOf('demo2');
    expect((await change(mine, 'demo1234', 'fresh-pass-1')).value).toEqual({});
    expect([await isAlive(mine), await isAlive(other), await isAlive(somebody)]).toEqual([true, false, true]);
    expect((await gateway.logIn('demo1', 'demo1234')).code).toBe('LOGIN_WRONG');
    expect((await gateway.logIn('demo1', 'fresh-pass-1')).status).toBe(200);
  });

  test('[PWD-05] repeated after a lost reply succeeds: this session continues, the others have ended', async () => {
    const [mine, other] = [await gateway.tokenOf('demo3'), await gateway.tokenOf('demo3')];
    const more = { key: 'key-of-a-lost-change' };
    expect((await change(mine, 'wrong-one', 'fresh-pass-3', more)).code).toBe('PASSWORD_WRONG');
    const first = await change(mine, 'demo1234', 'fresh-pass-3', more);
    expect(first.value).toEqual({});
    expect((await change(mine, 'demo1234', 'fresh-pass-3', more)).envelope).toEqual(first.envelope);
    expect([await isAlive(mine), await isAlive(other)]).toEqual([true, false]);
    expect((await change(mine, 'demo1234', 'fresh-pass-4', more)).code).toBe('KEY_REUSED');
    expect((await change(mine, 'demo1234', 'fresh-pass-3')).code).toBe('PASSWORD_WRONG');
    expect((await gateway.logIn('demo3', 'fresh-pass-3')).status).toBe(200);
    expect((await change(mine, 'fresh-pass-3', 'demo1234')).status).toBe(200);
  });

  test('with a wrong old password is PASSWORD_WRONG and changes nothing', async () => {
    const token = await gateway.tokenOf('demo2');
    const reply = await change(token, 'not-mine', 'fresh-pass-1');
    expect([reply.status, reply.code]).toEqual([400, 'PASSWORD_WRONG']);
    expect((await gateway.logIn('demo2', 'demo1234')).status).toBe(200);
  });

  test('to the same password is PASSWORD_SAME; a wrong confirmation or an invalid password is reported', async () => {
    const token = await gateway.tokenOf('demo2');
    expect((await change(token, 'demo1234', 'demo1234')).code).toBe('PASSWORD_SAME');
    expect(
      (await change(token, 'demo1234', 'fresh-pass-1', { confirmNewPassword: 'fresh-pass-2' })).envelope.value,
    ).toMatchObject({
      issues: [{ path: 'body.confirmNewPassword' }],
    });
    expect((await change(token, 'demo1234', 'short')).envelope.value).toMatchObject({
      issues: [{ path: 'body.newPassword' }],
    });
    expect((await change(token, 'demo1234', 'x'.repeat(21))).envelope.value).toMatchObject({
      issues: [{ path: 'body.newPassword' }],
    });
  });

  test('with wrong old passwords causes a growing wait that does not affect logins', async () => {
    const token = await gateway.tokenOf('demo2');
    for (let failures = 1; failures <= 6; failures++)
      expect((await change(token, `guess-${failures}`, 'fresh-pass-1')).code).toBe('PASSWORD_WRONG');
    const next = await change(token, 'demo1234', 'fresh-pass-1');
    expect([next.status, next.code, next.headers.get('Retry-After')]).toEqual([429, 'TOO_MANY', '5']);
    expect((await gateway.logIn('demo2', 'demo1234')).status).toBe(200);
  });

  test('with simultaneous guesses has each guess counted', { tags: 'whole' }, async () => {
    const token = await gateway.tokenOf('demo2');
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, guess) => change(token, `guess-${guess}`, 'fresh-pass-1')),
    );
    expect(replies.filter(({ code }) => code === 'PASSWORD_WRONG')).toHaveLength(6);
    expect(replies.filter(({ code }) => code === 'TOO_MANY')).toHaveLength(4);
  });

  test('is rejected for guests and trials', async () => {
    expect((await change(undefined, 'demo1234', 'fresh-pass-1')).code).toBe('SESSION_MISSING');
    expect((await change(await gateway.tokenOf('demo6'), 'demo1234', 'fresh-pass-1')).code).toBe('TRIAL_NOT_ALLOWED');
  });
});

describe('a forgotten password, by SMS', () => {
  const mobile = '+8801700000002';
  const send = (mobileNum: string) =>
    gateway.call('sendSmsCode', { body: { mobileNum, countryDialingCode: '880', purpose: 'password' } });
  const reset = (mobileNum: string, verificationCode: string, newPassword: string, more = {}) =>
    gateway.call('setPasswordPhone', {
      ...more,
      body: { mobileNum, countryDialingCode: '880', verificationCode, newPassword, confirmNewPassword: newPassword },
    });

  /** Restores the initial password that all demo members have. */
  const giveBackPassword = () =>
    gateway.sql(
      "update members set password_hash = (select password_hash from members where username = 'demo3' and merchant_code = 'aurora') where username = 'demo2'",
    );

  test('is replaced with a code; sessions end and login failures are reset', async () => {
    const token = await gateway.tokenOf('demo2');
    for (let failures = 0; failures < 3; failures++) await gateway.logIn('demo2', 'wrong-one');
    await send('01700000002');
    expect((await reset('1700000002', await readSentCode(gateway, mobile), 'by-sms-1')).value).toEqual({
      userName: 'demo2',
    });
    expect(await isAlive(token)).toBe(false);
    expect((await gateway.logIn('demo2', 'by-sms-1')).status).toBe(200);
    await giveBackPassword();
  });

  test('[PWD-06] repeated after a lost reply succeeds, although the reset ended the request’s session', async () => {
    const token = await gateway.tokenOf('demo2');
    await send('01700000002');
    const code = await readSentCode(gateway, mobile);
    const more = { token, key: 'key-of-a-lost-reply' };
    const first = await reset('01700000002', code, 'by-sms-2', more);
    expect(first.value).toEqual({ userName: 'demo2' });
    expect((await reset('01700000002', code, 'by-sms-2', more)).envelope).toEqual(first.envelope);
    expect((await reset('01700000002', code, 'by-sms-2')).code).toBe('VERIFICATION_WRONG');
    expect((await reset('01700000002', code, 'by-sms-3', more)).code).toBe('KEY_REUSED');
    expect((await gateway.logIn('demo2', 'by-sms-2')).status).toBe(200);
    await giveBackPassword();
  });

  test('does not reveal whether a number belongs to a member', async () => {
    const [known, unknown] = [await send('01700000002'), await send('01799999999')];
    expect([unknown.status, Object.keys(unknown.value)]).toEqual([known.status, Object.keys(known.value)]);
    expect((await send('01799999999')).code).toBe((await send('01700000002')).code);
    const [wrongCode, nobody] = [
      await reset('01700000002', 'x', 'by-sms-1'),
      await reset('01799999999', 'x', 'by-sms-1'),
    ];
    expect(nobody.envelope).toEqual(wrongCode.envelope);
    expect(wrongCode.code).toBe('VERIFICATION_WRONG');
    expect(await readSentCode(gateway, '+8801799999999')).toBe('');
  });

  test('a closed account gets no code', async () => {
    await gateway.sql("update members set status = 'closed' where mobile = $1", [mobile]);
    await gateway.sql('delete from outbox');
    expect((await send('01700000002')).status).toBe(200);
    expect(await readSentCode(gateway, mobile)).toBe('');
    await gateway.sql("update members set status = 'active' where mobile = $1", [mobile]);
  });

  test('with a wrong confirmation is reported, and the code loses no attempt', async () => {
    await send('01700000002');
    const body = {
      mobileNum: '01700000002',
      countryDialingCode: '880',
      verificationCode: '1',
      newPassword: 'by-sms-1',
      confirmNewPassword: 'by-sms-2',
    };
    expect((await gateway.call('setPasswordPhone', { body })).envelope.value).toMatchObject({
      issues: [{ path: 'body.confirmNewPassword' }],
    });
    expect(await gateway.sql('select attempts from verification_codes')).toEqual([{ attempts: 0 }]);
  });
});

describe('a forgotten password, by email', () => {
  const email = 'demo2@example.org';
  const send = (username: string, address: string) =>
    gateway.call('sendPasswordEmail', { body: { username, email: address } });
  const reset = (username: string, verificationCode: string, newPassword = 'by-mail-1', address = email, more = {}) =>
    gateway.call('setPasswordEmail', {
      ...more,
      body: { username, email: address, verificationCode, newPassword, confirmNewPassword: newPassword },
    });

  test('is replaced with a code', async () => {
    const token = await gateway.tokenOf('demo2');
    expect((await send('Demo2', 'Demo2@Example.org')).value.expiredMinutes).toBe(5);
    expect((await reset('demo2', await readSentCode(gateway, email))).value).toEqual({});
    expect(await isAlive(token)).toBe(false);
    expect((await gateway.logIn('demo2', 'by-mail-1')).status).toBe(200);
  });

  test('[PWD-06] repeated after a lost reply succeeds, and a wrong code is rejected with any key', async () => {
    await send('demo2', email);
    const code = await readSentCode(gateway, email);
    const more = { key: 'key-of-a-lost-mail' };
    expect((await reset('demo2', `${code}0`, 'by-mail-3', email, more)).code).toBe('VERIFICATION_WRONG');
    expect((await reset('demo2', code, 'by-mail-3', email, more)).status).toBe(200);
    expect((await reset('demo2', code, 'by-mail-3', email, more)).status).toBe(200);
    expect((await gateway.logIn('demo2', 'by-mail-3')).status).toBe(200);
  });

  test('does not reveal whether a name or an address belongs to a member', async () => {
    const known = await send('demo2', email);
    for (const [username, address] of [
      ['demo2', 'other@example.org'],
      ['nobodyhere', 'nobody@example.org'],
    ] as const) {
      const unknown = await send(username, address);
      expect([unknown.status, Object.keys(unknown.value)]).toEqual([known.status, Object.keys(known.value)]);
      expect(await readSentCode(gateway, address)).toBe('');
      expect((await reset(username, 'x', 'by-mail-1', address)).envelope).toEqual((await reset('demo2', 'x')).envelope);
    }
  });

  test('is not replaced with a code for another name', async () => {
    await send('demo2', email);
    const reply = await reset('demo3', await readSentCode(gateway, email));
    expect([reply.status, reply.code]).toEqual([400, 'VERIFICATION_WRONG']);
  });

  test('requested with a wrong name does not void the owner’s code', async () => {
    await send('demo2', email);
    await gateway.sql("update verification_codes set created_at = created_at - interval '61 seconds'");
    expect((await send('nobodyhere', email)).status).toBe(200);
    expect((await reset('demo2', await readSentCode(gateway, email), 'by-mail-2')).status).toBe(200);
  });

  test('with an invalid address is rejected', async () => {
    expect((await send('demo2', 'no-address')).envelope.value).toMatchObject({ issues: [{ path: 'body.email' }] });
  });

  test('gets a code at most once per minute', async () => {
    await send('demo2', email);
    expect((await send('demo2', email)).code).toBe('TOO_MANY');
  });
});
