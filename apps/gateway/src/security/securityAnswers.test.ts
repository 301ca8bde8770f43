import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSentCode } from '../testing/readSentCode.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.sql('delete from verification_codes');
  await gateway.sql('update payment_passwords set failures = 0, blocked_until = null');
});

const answers = [
  { questionId: 'firstSchool', answer: ' Sunrise  Café ' },
  { questionId: 'firstPet', answer: 'Milo' },
  { questionId: 'firstJob', answer: 'ঢাকা' },
];
const asTyped = [
  { questionId: 'firstJob', answer: 'ঢাকা' },
  { questionId: 'firstSchool', answer: 'SUNRISE CAFÉ' },
  { questionId: 'firstPet', answer: 'milo' },
];
const wrong = asTyped.map((one) => (one.questionId === 'firstPet' ? { ...one, answer: 'Rex' } : one));
const change = (given: Record<string, unknown>, of = token) =>
  gateway.call('changePaymentPassword', {
    token: of,
    body: { newPaymentPassword: '112233', confirmNewPaymentPassword: '112233', ...given },
  });
const set = (given: Record<string, unknown>) =>
  gateway.call('setSecurityQuestions', { token, body: { password: 'demo1234', answers, ...given } });

describe('answers in place of a payment password', () => {
  test('are rejected in the same way if the member has none and if they are wrong', async () => {
    expect((await change({ answers })).code).toBe('ANSWERS_WRONG');
  });

  test('need the payment password to be set, because they replace it', async () => {
    expect((await set({})).envelope.value).toMatchObject({ issues: [{ path: 'body.paymentPassword' }] });
    expect((await set({ paymentPassword: '000000' })).code).toBe('PAYMENT_PASSWORD_WRONG');
    expect((await gateway.call('getSecurityQuestions', { token })).value.answered).toEqual([]);
    expect((await set({ paymentPassword: '246810' })).value).toEqual({});
  });

  test('must all three be right, in any spelling; a wrong, missing or other answer is rejected', async () => {
    expect((await change({ answers: wrong })).code).toBe('ANSWERS_WRONG');
    expect(
      (await change({ answers: [asTyped[0]!, asTyped[1]!, { questionId: 'favouriteDish', answer: 'milo' }] })).code,
    ).toBe('ANSWERS_WRONG');
    expect((await change({ answers: asTyped.slice(1) })).envelope.value).toMatchObject({
      issues: [{ path: 'body.answers' }],
    });
    expect((await change({ answers: asTyped })).value).toEqual({});
    expect(
      (
        await change({
          oldPaymentPassword: '112233',
          newPaymentPassword: '445566',
          confirmNewPaymentPassword: '445566',
        })
      ).value,
    ).toEqual({});
  });

  test('share the attempts with the payment password, even in simultaneous requests', async () => {
    // The order of arrival is not fixed. Only the first three guesses are compared. All later guesses are rejected, even
    // if they are correct.
    const heard = await Promise.all([
      change({ answers: wrong }),
      change({ oldPaymentPassword: '999999' }),
      change({ answers: wrong }),
      change({ oldPaymentPassword: '999998' }),
      change({ answers: wrong }),
    ]);
    const codes = heard.map(({ code }) => code);
    expect(codes.filter((code) => code === 'ANSWERS_WRONG' || code === 'PAYMENT_PASSWORD_WRONG')).toHaveLength(3);
    expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(2);
    expect((await change({ answers: asTyped })).code).toBe('TOO_MANY');
    await gateway.sql('update payment_passwords set blocked_until = now()');
    expect((await change({ answers: asTyped })).value).toEqual({});
  });

  test('are valid for one member only, and cannot set a first payment password', async () => {
    expect((await change({ answers: asTyped }, await gateway.tokenOf('demo2'))).code).toBe('ANSWERS_WRONG');
    expect((await change({ answers: asTyped }, await gateway.tokenOf('demo3'))).code).toBe('PAYMENT_PASSWORD_MISSING');
  });
});

describe('an e-mail address that was bound with only a session', () => {
  const email = 'thief@example.org';
  const forgot = { username: 'demo2', email };
  let borrowed: string;

  beforeAll(async () => {
    borrowed = await gateway.tokenOf('demo2');
    await gateway.call('sendVerificationCode', {
      token: borrowed,
      body: { channel: 'email', purpose: 'bindEmail', email },
    });
    await gateway.call('bindEmail', {
      token: borrowed,
      body: { email, verificationCode: await readSentCode(gateway, email) },
    });
  });

  test('can reset neither the payment password nor the login password on the same day', async () => {
    await gateway.sql('delete from outbox');
    expect(
      (
        await gateway.call('sendVerificationCode', {
          token: borrowed,
          body: { channel: 'email', purpose: 'paymentPassword' },
        })
      ).code,
    ).toBe('CONTACT_MISSING');
    expect((await gateway.call('sendPasswordEmail', { body: forgot })).status).toBe(200);
    expect(await readSentCode(gateway, email)).toBe('');
  });

  test('can reset them after a day', async () => {
    await gateway.sql(
      `update members set email_verified_at = now() - interval '25 hours' where username = 'demo2' and merchant_code = 'aurora'`,
    );
    await gateway.call('sendVerificationCode', {
      token: borrowed,
      body: { channel: 'email', purpose: 'paymentPassword' },
    });
    expect((await change({ verificationCode: await readSentCode(gateway, email) }, borrowed)).value).toEqual({});
    await gateway.sql('delete from verification_codes');
    await gateway.call('sendPasswordEmail', { body: forgot });
    const body = {
      ...forgot,
      verificationCode: await readSentCode(gateway, email),
      newPassword: 'fresh-pass-1',
      confirmNewPassword: 'fresh-pass-1',
    };
    expect((await gateway.call('setPasswordEmail', { body })).value).toEqual({});
  });

  test('counts immediately if it was given before it was verified', async () => {
    const known = await gateway.tokenOf('demo3');
    await gateway.sql(
      `update members set email = 'Third@example.org', email_verified_at = null, created_at = now() - interval '2 days' where username = 'demo3' and merchant_code = 'aurora'`,
    );
    await gateway.call('sendVerificationCode', {
      token: known,
      body: { channel: 'email', purpose: 'bindEmail', email: 'third@example.org' },
    });
    await gateway.call('bindEmail', {
      token: known,
      body: { email: 'third@example.org', verificationCode: await readSentCode(gateway, 'third@example.org') },
    });
    await gateway.sql('delete from verification_codes');
    expect(
      (
        await gateway.call('sendVerificationCode', {
          token: known,
          body: { channel: 'email', purpose: 'paymentPassword' },
        })
      ).value.sentTo,
    ).toBe('t****@example.org');
  });
});
