import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Connection, connect } from '../db/connect.ts';
import { runInTransaction } from '../http/runInTransaction.ts';
import { readSentCode } from '../testing/readSentCode.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { comparePaymentPassword, requirePaymentPassword } from './requirePaymentPassword.ts';

let gateway: TestGateway;
let database: Connection;
beforeAll(async () => {
  gateway = await startTestGateway();
  database = connect(gateway.databaseUrl);
});
afterAll(async () => {
  await database.close();
  await gateway.close();
});
beforeEach(async () => {
  await gateway.sql('delete from verification_codes');
  await gateway.sql('delete from login_attempts');
  await gateway.sql('update payment_passwords set failures = 0, blocked_until = null');
});

type Body = {
  oldPaymentPassword?: string;
  verificationCode?: string;
  password?: string;
  newPaymentPassword: string;
  confirmNewPaymentPassword?: string;
};
const change = async (username: string, { confirmNewPaymentPassword, ...body }: Body, more = {}) =>
  gateway.call('changePaymentPassword', {
    ...more,
    token: await gateway.tokenOf(username),
    body: { confirmNewPaymentPassword: confirmNewPaymentPassword ?? body.newPaymentPassword, ...body },
  });
const idOf = async (username: string) =>
  Number(
    (
      (await gateway.sql("select id from members where username = $1 and merchant_code = 'aurora'", [username])) as [
        { id: string },
      ]
    )[0].id,
  );

/** The failure code of a call that pays money out; empty if it is allowed. */
const asked = async (username: string, given: string): Promise<string> => askedOf(await idOf(username), given);
const askedOf = (id: number, given: string): Promise<string> =>
  comparePaymentPassword(database.db, id, given, 'test')
    .then((proof) => runInTransaction(database.db, (tx) => requirePaymentPassword(tx, id, proof)))
    .then(
      () => '',
      (error: { code: string }) => error.code,
    );

describe('setting a payment password', () => {
  test('the first payment password requires the login password', async () => {
    expect(await asked('demo3', '135790')).toBe('PAYMENT_PASSWORD_MISSING');
    expect((await change('demo3', { password: 'not-mine', newPaymentPassword: '135790' })).code).toBe('PASSWORD_WRONG');
    expect((await change('demo3', { newPaymentPassword: '135790' })).envelope.value).toMatchObject({
      issues: [{ path: 'body.password' }],
    });
    expect((await change('demo3', { password: 'demo1234', newPaymentPassword: '135790' })).value).toEqual({});
    expect(await asked('demo3', '135790')).toBe('');
  });

  test('a retry after a lost reply succeeds, with every kind of proof', { tags: 'whole' }, async () => {
    await gateway.sql('delete from payment_passwords where member_id = $1', [await idOf('demo3')]);
    await gateway.call('sendVerificationCode', {
      token: await gateway.tokenOf('demo1'),
      body: { channel: 'sms', purpose: 'paymentPassword' },
    });
    const code = await readSentCode(gateway, '+8801700000001');
    for (const [username, proof] of [
      ['demo3', { password: 'demo1234' }],
      ['demo3', { oldPaymentPassword: '135790' }],
      ['demo1', { verificationCode: code }],
    ] as const) {
      const newPaymentPassword = 'oldPaymentPassword' in proof ? '246801' : '135790';
      const more = { key: `key-${Object.keys(proof)[0]}` };
      const first = await change(username, { ...proof, newPaymentPassword }, more);
      expect(first.value).toEqual({});
      expect((await change(username, { ...proof, newPaymentPassword }, more)).envelope).toEqual(first.envelope);
      expect((await change(username, { ...proof, newPaymentPassword: '999888' }, more)).code).toBe('KEY_REUSED');
      expect(await asked(username, newPaymentPassword)).toBe('');
    }
    await change('demo3', { oldPaymentPassword: '246801', newPaymentPassword: '135790' });
  });

  test('a change requires the old one; the login password is not enough', async () => {
    expect(
      (await change('demo2', { password: 'demo1234', newPaymentPassword: '111222' })).envelope.value,
    ).toMatchObject({ issues: [{ path: 'body.oldPaymentPassword' }] });
    expect((await change('demo2', { oldPaymentPassword: '999999', newPaymentPassword: '111222' })).code).toBe(
      'PAYMENT_PASSWORD_WRONG',
    );
    expect((await change('demo2', { oldPaymentPassword: '246810', newPaymentPassword: '111222' })).value).toEqual({});
    expect([await asked('demo2', '111222'), await asked('demo2', '246810')]).toEqual(['', 'PAYMENT_PASSWORD_WRONG']);
  });

  test('a forgotten one is replaced with a code that was sent to the member', async () => {
    const token = await gateway.tokenOf('demo1');
    await gateway.call('sendVerificationCode', { token, body: { channel: 'sms', purpose: 'paymentPassword' } });
    expect((await change('demo1', { verificationCode: '1', newPaymentPassword: '111222' })).code).toBe(
      'VERIFICATION_WRONG',
    );
    expect(
      (
        await change('demo1', {
          verificationCode: await readSentCode(gateway, '+8801700000001'),
          newPaymentPassword: '111222',
        })
      ).value,
    ).toEqual({});
    expect(await asked('demo1', '111222')).toBe('');
  });

  test('a code that was sent to another member is rejected', async () => {
    await gateway.call('sendVerificationCode', {
      token: await gateway.tokenOf('demo1'),
      body: { channel: 'email', purpose: 'paymentPassword' },
    });
    expect(
      (
        await change('demo3', {
          verificationCode: await readSentCode(gateway, 'demo1@example.org'),
          newPaymentPassword: '909090',
        })
      ).code,
    ).toBe('VERIFICATION_WRONG');
  });

  test('digits of another script are converted', async () => {
    const given = { oldPaymentPassword: '১১১২২২', newPaymentPassword: '১১১২২২', confirmNewPaymentPassword: '111222' };
    expect((await change('demo1', given)).code).toBe('PASSWORD_SAME');
  });

  test('it must have six digits, match the confirmation, and differ from the old one', async () => {
    for (const given of ['12345', '1234567', 'abcdef', '১২৩৪৫']) {
      expect(
        (await change('demo1', { oldPaymentPassword: '111222', newPaymentPassword: given })).envelope.value,
      ).toMatchObject({ issues: [{ path: 'body.newPaymentPassword' }] });
    }
    expect(
      (
        await change('demo1', {
          oldPaymentPassword: '111222',
          newPaymentPassword: '333444',
          confirmNewPaymentPassword: '333445',
        })
      ).envelope.value,
    ).toMatchObject({ issues: [{ path: 'body.confirmNewPaymentPassword' }] });
    expect((await change('demo1', { oldPaymentPassword: '111222', newPaymentPassword: '111222' })).code).toBe(
      'PASSWORD_SAME',
    );
  });

  test('it is stored only as scrypt, and trials are rejected', async () => {
    const rows = await gateway.sql('select password_hash from payment_passwords');
    for (const { password_hash: hash } of rows as { password_hash: string }[])
      expect(hash).toMatch(/^scrypt\$\d+\$8\$1\$/);
    expect((await change('demo6', { password: 'demo1234', newPaymentPassword: '111222' })).code).toBe(
      'TRIAL_NOT_ALLOWED',
    );
  });
});

describe('wrong payment passwords', () => {
  const block = () => gateway.sql('update payment_passwords set blocked_until = now() where blocked_until is not null');
  const wait = async () =>
    (
      (await gateway.sql(
        'select round(extract(epoch from max(blocked_until) - now()))::int as seconds from payment_passwords',
      )) as [{ seconds: number }]
    )[0].seconds;

  test('cause a growing wait from the third failure on, also for the right one', async () => {
    const waits: number[] = [];
    for (let failures = 1; failures <= 6; failures++) {
      expect(await asked('demo3', '000000')).toBe('PAYMENT_PASSWORD_WRONG');
      if (failures < 3) continue;
      expect(await asked('demo3', '135790')).toBe('TOO_MANY');
      waits.push(await wait());
      await block();
    }
    expect(waits).toEqual([5, 10, 20, 40]);
    expect(await asked('demo3', '135790')).toBe('');
    expect(await asked('demo3', '000000')).toBe('PAYMENT_PASSWORD_WRONG');
    expect(await asked('demo3', '135790')).toBe('');
  });

  test('in simultaneous requests are counted one by one: at most three are compared', async () => {
    const id = await idOf('demo3');
    const heard = await Promise.all(Array.from({ length: 8 }, () => askedOf(id, '000000')));
    expect(heard.filter((code) => code === 'PAYMENT_PASSWORD_WRONG')).toHaveLength(3);
    expect(heard.filter((code) => code === 'TOO_MANY')).toHaveLength(5);
  });
});
