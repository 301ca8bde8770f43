import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSentCode } from '../testing/readSentCode.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo3');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.sql('delete from verification_codes');
});

const security = async (given = token) => (await gateway.call('getSecurity', { token: given })).value;

test('getSecurity returns the stored data, masked', async () => {
  expect(await security()).toEqual({
    hasPassword: true,
    hasPaymentPassword: false,
    hasSecurityQuestions: false,
    isEmailBound: false,
    email: '',
    mobile: '',
    payeeName: '',
  });
  expect(await security(await gateway.tokenOf('demo1'))).toEqual({
    hasPassword: true,
    hasPaymentPassword: true,
    hasSecurityQuestions: false,
    isEmailBound: true,
    email: 'd****@example.org',
    mobile: '+880*****0001',
    payeeName: 'A****',
  });
});

describe('binding an email address', () => {
  const send = (email: string) =>
    gateway.call('sendVerificationCode', { token, body: { channel: 'email', purpose: 'bindEmail', email } });
  const bind = (email: string, verificationCode: string, more = {}) =>
    gateway.call('bindEmail', { ...more, token, body: { email, verificationCode } });

  test('requires the code that was sent there', async () => {
    await send('third@example.org');
    expect((await bind('third@example.org', '1')).code).toBe('VERIFICATION_WRONG');
    expect(await security()).toMatchObject({ isEmailBound: false });
    expect((await bind('third@example.org', await readSentCode(gateway, 'third@example.org'))).value).toEqual({
      email: 'third@example.org',
    });
    expect(await security()).toMatchObject({ isEmailBound: true, email: 't****@example.org' });
  });

  test('repeated after a lost reply succeeds, although the code is valid only once', async () => {
    await send('lost@example.org');
    const code = await readSentCode(gateway, 'lost@example.org');
    const more = { key: 'key-of-a-lost-reply' };
    expect((await bind('lost@example.org', '1', more)).code).toBe('VERIFICATION_WRONG');
    expect((await bind('lost@example.org', code, more)).value).toEqual({ email: 'lost@example.org' });
    expect((await bind('lost@example.org', code, more)).value).toEqual({ email: 'lost@example.org' });
    expect((await bind('lost@example.org', code)).code).toBe('VERIFICATION_WRONG');
  });

  test('with a code for another address is rejected', async () => {
    await send('mine@example.org');
    expect((await bind('yours@example.org', await readSentCode(gateway, 'mine@example.org'))).code).toBe(
      'VERIFICATION_WRONG',
    );
  });

  test('requires a form and a valid address', async () => {
    expect((await bind('no-address', '1')).envelope.value).toMatchObject({ issues: [{ path: 'body.email' }] });
    const json = await fetch(`${gateway.url}/wps/security/email`, {
      method: 'POST',
      headers: { Merchant: 'aurora', Authorization: token, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([json.status, await json.json()]).toMatchObject([415, { code: 'BODY_TYPE_WRONG' }]);
  });
});

describe('the payee', () => {
  test('can be set only once, even with simultaneous requests', async () => {
    const bind = (payeeName: string) => gateway.call('bindPayee', { token, body: { payeeName } });
    expect((await bind(' ')).code).toBe('REQUEST_INVALID');
    const replies = await Promise.all(['Rahim Uddin', 'Karim Uddin'].map(bind));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['', 'ALREADY_SET']);
    expect((await bind('Someone Else')).status).toBe(409);
    expect((await security()).payeeName).toMatch(/^[RK]\*{4}$/);
  });
});

describe('security questions', () => {
  const answers = [
    { questionId: 'firstSchool', answer: ' Sunrise ' },
    { questionId: 'firstPet', answer: 'Milo the cat' },
    { questionId: 'firstJob', answer: 'Dhaka' },
  ];
  const set = (given: unknown, password = 'demo1234') =>
    gateway.call('setSecurityQuestions', { token, body: { password, answers: given } });

  test('are returned in the requested language', async () => {
    const { value } = await gateway.call('getSecurityQuestions', { token, headers: { Language: 'UR' } });
    expect(value).toMatchObject({ wanted: 3, answered: [] });
    expect(value.questions).toHaveLength(6);
    expect(value.questions[0]).toEqual({ questionId: 'firstSchool', text: 'آپ کے پہلے اسکول کا نام کیا تھا؟' });
  });

  test('need three answers and the login password, and are stored as scrypt', async () => {
    expect((await set(answers, 'not-mine')).code).toBe('PASSWORD_WRONG');
    expect((await set(answers)).value).toEqual({});
    expect((await gateway.call('getSecurityQuestions', { token })).value.answered).toEqual([
      'firstJob',
      'firstPet',
      'firstSchool',
    ]);
    expect(await security()).toMatchObject({ hasSecurityQuestions: true });
    expect(JSON.stringify(await gateway.sql('select * from security_answers'))).not.toMatch(/milo the cat/i);
  });

  test('new answers replace the old ones', async () => {
    await set(answers.map((answer, at) => (at === 0 ? { questionId: 'favouriteDish', answer: 'Biryani' } : answer)));
    expect((await gateway.call('getSecurityQuestions', { token })).value.answered).toEqual([
      'favouriteDish',
      'firstJob',
      'firstPet',
    ]);
  });

  test.each([
    ['two of them', answers.slice(1), 'body.answers'],
    ['one twice', [answers[0], answers[1], answers[0]], 'body.answers.2.questionId'],
    [
      'a question that was not asked',
      [answers[0], answers[1], { questionId: 'constructor', answer: 'Milo' }],
      'body.answers.2.questionId',
    ],
    [
      'one without an answer',
      [answers[0], answers[1], { questionId: 'firstJob', answer: ' ' }],
      'body.answers.2.answer',
    ],
  ])('%s are rejected', async (_, given, path) => {
    expect((await set(given)).envelope).toMatchObject({ code: 'REQUEST_INVALID', value: { issues: [{ path }] } });
  });
});

test('trial accounts are rejected by all these calls', async () => {
  const trial = await gateway.tokenOf('demo6');
  const replies = [
    await gateway.call('getSecurity', { token: trial }),
    await gateway.call('getSecurityQuestions', { token: trial }),
    await gateway.call('setSecurityQuestions', { token: trial, body: {} }),
    await gateway.call('bindPayee', { token: trial, body: {} }),
    await gateway.call('bindEmail', { token: trial, body: {} }),
  ];
  expect(replies.map(({ code }) => code)).toEqual(Array(5).fill('TRIAL_NOT_ALLOWED'));
  expect((await gateway.call('getSecurity')).code).toBe('SESSION_MISSING');
});
