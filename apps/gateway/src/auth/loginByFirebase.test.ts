import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startFirebaseGateway } from '../testing/firebaseGateway.ts';
import { type FirebaseProject, firebaseBlock, validClaims, phoneClaims } from '../testing/firebaseProject.ts';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import type { TestGateway } from '../testing/testGateway.ts';

const dir = createMerchantFolder({
  rupali: { switches: { MOBILEVERCODELOGIN3: true }, gateway: { firebase: firebaseBlock } },
  jamuna: { gateway: { firebase: firebaseBlock } },
  surma: { switches: { MOBILEVERCODELOGIN3: true } },
});
let gateway: TestGateway;
let project: FirebaseProject;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ gateway, project, close } = await startFirebaseGateway(dir));
});
afterAll(() => close());
beforeEach(async () => {
  await gateway.sql('delete from login_attempts');
});

const mobile = '+8801700000001';
const logIn = (firebaseIdToken: string, more: { merchant?: string; firebaseMobileNo?: string } = {}) => {
  const { merchant = 'rupali', firebaseMobileNo = '01700000001' } = more;
  return gateway.call('login', {
    merchant,
    body: {
      type: 'firebase',
      username: '',
      password: '',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo,
      countryDialingCode: '880',
    },
  });
};

test('a number that Firebase verified logs in', async () => {
  const { value } = await logIn(await project.token(phoneClaims(mobile)));
  expect(value).toMatchObject({ merchantCode: 'rupali', userName: 'demo1' });
  expect((await gateway.call('getMemberInfo', { merchant: 'rupali', token: value.token })).value.account).toBe('demo1');
});

test('a token for another number or without a number is rejected with LOGIN_WRONG', async () => {
  expect((await logIn(await project.token(phoneClaims('+8801700000002')))).code).toBe('LOGIN_WRONG');
  expect((await logIn(await project.token(validClaims()))).code).toBe('LOGIN_WRONG');
});

test('a verified number without a member gets the same reply as a wrong token', async () => {
  const unknown = await logIn(await project.token(phoneClaims('+8801799999999')), { firebaseMobileNo: '1799999999' });
  const wrong = await logIn('no token at all');
  expect([unknown.status, unknown.code]).toEqual([401, 'LOGIN_WRONG']);
  expect(unknown.envelope).toEqual(wrong.envelope);
});

test('the third failure returns a captcha', async () => {
  for (let failures = 1; failures < 3; failures++) expect((await logIn('wrong')).envelope).not.toHaveProperty('value');
  expect((await logIn('wrong')).envelope.value).toHaveProperty('captcha');
  expect((await logIn(await project.token(phoneClaims(mobile)))).code).toBe('CAPTCHA_REQUIRED');
});

test('Firebase login needs the merchant’s switch and a Firebase project', async () => {
  const token = await project.token(phoneClaims(mobile));
  expect((await logIn(token, { merchant: 'jamuna' })).code).toBe('NOT_ALLOWED');
  expect((await logIn(token, { merchant: 'surma' })).code).toBe('NOT_ALLOWED');
});

test('without token and number the request is invalid', async () => {
  const reply = await gateway.call('login', {
    merchant: 'rupali',
    body: { type: 'firebase', username: '', password: '' },
  });
  expect(reply.envelope).toMatchObject({
    code: 'REQUEST_INVALID',
    value: { issues: [{ path: 'body.firebaseIdToken' }, { path: 'body.firebaseMobileNo' }] },
  });
});
