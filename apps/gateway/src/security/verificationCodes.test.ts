import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { deleteExpired } from '../db/deleteExpired.ts';
import { firebaseBlock } from '../testing/firebaseProject.ts';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { readSentCode } from '../testing/readSentCode.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

const merchant = 'rupali';
const dir = createMerchantFolder({
  rupali: { switches: { MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: true } },
  surma: { switches: { MOBILEVERCODELOGIN3: true }, gateway: { firebase: firebaseBlock } },
});
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ dir, hasMembersAlone: true });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  await gateway.sql('delete from verification_codes');
});

const mobile = '+8801712345678';
const send = (mobileNum = '01712345678', more = {}) =>
  gateway.call('sendSmsCode', { merchant, body: { mobileNum, countryDialingCode: '880', ...more } });
/** The number of demo1. To check a code, the tests set a new password of demo1 with it. */
const demoNumber = { mobileNum: '01700000001', countryDialingCode: '880' };
const demoMobile = '+8801700000001';
const sendForPassword = () => send('01700000001', { purpose: 'password' });
const spend = (verificationCode: string) =>
  gateway.call('setPasswordPhone', {
    merchant,
    body: { ...demoNumber, verificationCode, newPassword: 'demo1234', confirmNewPassword: 'demo1234' },
  });
const anotherThan = (code: string) => (code === '000000' ? '111111' : '000000');

describe('an SMS code', () => {
  test('is in the outbox in the requested language, and only its hash is stored', async () => {
    const { value } = await gateway.call('sendSmsCode', {
      merchant,
      headers: { Language: 'BN' },
      body: { mobileNum: '01712345678', countryDialingCode: '880' },
    });
    expect(value.expiredMinutes).toBe(5);
    expect(Math.round((Date.parse(value.expirationTime) - Date.now()) / 60_000)).toBe(5);
    const code = await readSentCode(gateway, mobile);
    expect(code).toMatch(/^\d{6}$/);
    expect(
      await gateway.sql('select channel, address, text from outbox where address = $1 order by id desc limit 1', [
        mobile,
      ]),
    ).toEqual([
      {
        channel: 'sms',
        address: mobile,
        text: `Aurora: আপনার কোড ${code}। এটি 5 মিনিট কার্যকর। কাউকে বলবেন না।\n\n@rupali.localhost #${code}`,
      },
    ]);
    expect(JSON.stringify(await gateway.sql('select * from verification_codes'))).not.toContain(code);
  });

  test('is sent at most once per minute and number, in every format and for every purpose', async () => {
    await send();
    const again = await send('+880 1712-345678', { purpose: 'password' });
    expect([again.status, again.code]).toEqual([429, 'TOO_MANY']);
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(50);
    expect((await send('01712345679')).status).toBe(200);
    await gateway.sql("update verification_codes set created_at = created_at - interval '61 seconds'");
    expect((await send()).status).toBe(200);
  });

  test('is sent at most ten times a day per number', async () => {
    await gateway.sql(
      "insert into verification_codes (merchant_code, channel, address, purpose, salt, code_hash, created_at, expires_at) select 'rupali', 'sms', $1, 'register', '', '', now() - n * interval '1 hour', now() from generate_series(1, 10) n",
      [mobile],
    );
    const reply = await send();
    expect(reply.code).toBe('TOO_MANY');
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(13 * 3_600);
    await gateway.sql(
      "update verification_codes set created_at = now() - interval '25 hours' where created_at < now() - interval '9 hours 30 minutes'",
    );
    expect((await send()).status).toBe(200);
  });

  test('is sent once for many simultaneous requests', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => send('01798765432')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429]);
  });

  test('can be used once', async () => {
    await sendForPassword();
    const code = await readSentCode(gateway, demoMobile);
    expect((await spend(code)).status).toBe(200);
    expect((await spend(code)).code).toBe('VERIFICATION_WRONG');
  });

  test('in digits of another script is accepted', async () => {
    await sendForPassword();
    const code = await readSentCode(gateway, demoMobile);
    expect((await spend(code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!))).status).toBe(200);
  });

  test('allows four wrong attempts; after the fifth the right code is rejected', async () => {
    await sendForPassword();
    const code = await readSentCode(gateway, demoMobile);
    for (let wrong = 0; wrong < 4; wrong++) expect((await spend(anotherThan(code))).code).toBe('VERIFICATION_WRONG');
    expect((await spend(code)).status).toBe(200);
    await gateway.sql('delete from verification_codes');
    await sendForPassword();
    const next = await readSentCode(gateway, demoMobile);
    for (let wrong = 0; wrong < 5; wrong++) await spend(anotherThan(next));
    expect((await spend(next)).code).toBe('VERIFICATION_WRONG');
  });

  test('has each simultaneous guess counted', async () => {
    await sendForPassword();
    const code = await readSentCode(gateway, demoMobile);
    await Promise.all(Array.from({ length: 8 }, () => spend(anotherThan(code))));
    expect(await gateway.sql('select attempts from verification_codes')).toEqual([{ attempts: 5 }]);
  });

  test('expires after five minutes', async () => {
    await sendForPassword();
    const code = await readSentCode(gateway, demoMobile);
    await gateway.sql("update verification_codes set expires_at = expires_at - interval '5 minutes'");
    expect((await spend(code)).code).toBe('VERIFICATION_WRONG');
  });

  test('is void after a newer code was sent', async () => {
    await sendForPassword();
    const old = await readSentCode(gateway, demoMobile);
    await gateway.sql("update verification_codes set created_at = created_at - interval '61 seconds'");
    await sendForPassword();
    const next = await readSentCode(gateway, demoMobile);
    expect((await spend(old)).code).toBe('VERIFICATION_WRONG');
    expect((await spend(next)).status).toBe(200);
  });

  test('of another merchant or for another purpose is rejected', async () => {
    await send('01700000001', { purpose: 'register' });
    expect((await spend(await readSentCode(gateway, demoMobile))).code).toBe('VERIFICATION_WRONG');
    await gateway.call('sendSmsCode', { merchant: 'surma', body: { ...demoNumber, purpose: 'password' } });
    expect((await spend(await readSentCode(gateway, demoMobile))).code).toBe('VERIFICATION_WRONG');
  });

  test.each([
    ['register', 'surma'],
    ['login', 'rupali'],
  ] as const)('for %s needs the switch of the merchant', async (purpose, code) => {
    const reply = await gateway.call('sendSmsCode', { merchant: code, body: { ...demoNumber, purpose } });
    expect([reply.status, reply.code]).toEqual([403, 'NOT_ALLOWED']);
  });

  test.each([
    ['letters', { mobileNum: 'zero one seven' }],
    ['nothing', { mobileNum: '' }],
    ['too short', { mobileNum: '0123' }],
    ['too long', { mobileNum: '12345678901234567' }],
    ['of another country', { mobileNum: '+44 7700 900123' }],
    ['with a strange dialling code', { countryDialingCode: '0' }],
    ['with letters for a dialling code', { countryDialingCode: 'BD' }],
  ])('for a number that is %s is rejected with the field', async (_, given) => {
    const reply = await gateway.call('sendSmsCode', {
      merchant,
      body: { mobileNum: '01712345678', countryDialingCode: '880', ...given },
    });
    expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(reply.envelope.value).toMatchObject({ issues: [{ path: 'body.mobileNum' }] });
  });
});

test('the merchant returns the purposes that require a proof, and the channels', async () => {
  const verificationOf = async (code: string) => {
    const { purposes, ...rest } = (await gateway.call('getVerification', { merchant: code })).value;
    return { ...Object.fromEntries(purposes.map(({ purpose, channels }) => [purpose, channels.join(' ')])), ...rest };
  };
  const always = {
    password: 'sms email',
    bindEmail: 'email',
    paymentPassword: 'sms email',
    codeLength: 6,
    expiredMinutes: 5,
    resendSeconds: 60,
  };
  expect(await verificationOf('rupali')).toEqual({ register: 'sms', login: '', ...always });
  expect(await verificationOf('surma')).toEqual({ register: '', login: 'sms firebase', ...always });
});

describe('a code for a signed-in member', () => {
  const ask = async (
    username: string,
    body: { channel: 'sms' | 'email'; purpose: 'bindEmail' | 'paymentPassword'; email?: string },
  ) => gateway.call('sendVerificationCode', { merchant, token: await gateway.tokenOf(username, merchant), body });

  test('is sent to the member’s own number or address, which the reply masks', async () => {
    expect((await ask('demo1', { channel: 'sms', purpose: 'paymentPassword' })).value).toMatchObject({
      expiredMinutes: 5,
      sentTo: '+880*****0001',
    });
    expect(await readSentCode(gateway, demoMobile)).toMatch(/^\d{6}$/);
    expect((await ask('demo1', { channel: 'email', purpose: 'paymentPassword' })).value.sentTo).toBe(
      'd****@example.org',
    );
    expect(await readSentCode(gateway, 'demo1@example.org')).toMatch(/^\d{6}$/);
  });

  test('is rejected without a verified contact', async () => {
    for (const channel of ['sms', 'email'] as const) {
      const reply = await ask('demo3', { channel, purpose: 'paymentPassword' });
      expect([reply.status, reply.code]).toEqual([409, 'CONTACT_MISSING']);
    }
  });

  test('for binding an address needs the address and the channel email', async () => {
    expect((await ask('demo3', { channel: 'email', purpose: 'bindEmail' })).envelope.value).toMatchObject({
      issues: [{ path: 'body.email' }],
    });
    expect(
      (await ask('demo3', { channel: 'sms', purpose: 'bindEmail', email: 'a@example.org' })).envelope.value,
    ).toMatchObject({ issues: [{ path: 'body.channel' }] });
  });

  test('is rejected for guests and trials', async () => {
    const body = { channel: 'sms', purpose: 'paymentPassword' };
    expect((await gateway.call('sendVerificationCode', { merchant, body })).code).toBe('SESSION_MISSING');
    expect(
      (await gateway.call('sendVerificationCode', { merchant, body, token: await gateway.tokenOf('demo6', merchant) }))
        .code,
    ).toBe('TRIAL_NOT_ALLOWED');
  });
});

test('codes and messages are deleted after a day', async () => {
  await send();
  await gateway.sql("update verification_codes set created_at = now() - interval '25 hours'");
  await gateway.sql("update outbox set sent_at = now() - interval '25 hours'");
  await send('01711111111');
  const { db, close } = connect(gateway.databaseUrl);
  await deleteExpired(db);
  await close();
  expect(await gateway.sql('select address from verification_codes')).toEqual([{ address: '+8801711111111' }]);
  expect(await gateway.sql('select address from outbox')).toEqual([{ address: '+8801711111111' }]);
});
