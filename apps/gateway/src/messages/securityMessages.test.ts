import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSentCode } from '../testing/readSentCode.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { demoPaymentPassword } from '../seed/seedIdentity.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo2');
  await gateway.sql("update members set email_verified_at = now() - interval '2 days' where username = 'demo2'");
});
afterAll(() => gateway.close());

const inbox = async (language = 'EN') =>
  (await gateway.call('getInbox', { token, query: { pageSize: '100', language } })).value.content;
/** The new inbox messages during `work`. */
async function messagesOf(work: () => Promise<{ code: string }>): Promise<[kind: unknown, title: string][]> {
  const before = await inbox();
  expect((await work()).code).toBe('');
  return (await inbox())
    .filter(({ id }) => !before.some((one) => one.id === id))
    .map(({ kind, title }) => [kind, title]);
}

test('a bound email address sends an inbox message', async () => {
  const email = 'demo2@example.org';
  expect(
    await messagesOf(async () => {
      await gateway.call('sendVerificationCode', { token, body: { channel: 'email', purpose: 'bindEmail', email } });
      return gateway.call('bindEmail', {
        token,
        body: { email, verificationCode: await readSentCode(gateway, email) },
      });
    }),
  ).toEqual([['SECURITY', 'An e-mail address was added to your account']]);
  expect((await Promise.all(['BN', 'UR', 'PT'].map(inbox))).map(([newest]) => newest!.title)).toEqual([
    'আপনার অ্যাকাউন্টে ইমেইল যুক্ত হয়েছে',
    'آپ کے اکاؤنٹ سے ای میل جوڑ دی گئی',
    'Um e-mail foi adicionado à sua conta',
  ]);
});

test('a new payment password sends an inbox message; a rejected change does not', { tags: 'whole' }, async () => {
  const change = (oldPaymentPassword: string) =>
    gateway.call('changePaymentPassword', {
      token,
      body: { oldPaymentPassword, newPaymentPassword: '135791', confirmNewPaymentPassword: '135791' },
    });
  const before = (await inbox()).length;
  expect((await change('999999')).status).not.toBe(200);
  expect(await inbox()).toHaveLength(before);
  expect(await messagesOf(() => change(demoPaymentPassword))).toEqual([
    ['SECURITY', 'Your new payment password is set'],
  ]);
});

test('a new login password sends an inbox message, for every way to set it', async () => {
  const expected = [['SECURITY', 'Your password was changed']];
  const set = (newPassword: string) => ({ newPassword, confirmNewPassword: newPassword });
  expect(
    await messagesOf(() =>
      gateway.call('changePassword', { token, body: { oldPassword: 'demo1234', ...set('changed-1') } }),
    ),
  ).toEqual(expected);

  const phone = { mobileNum: '01700000002', countryDialingCode: '880' };
  await gateway.call('sendSmsCode', { body: { ...phone, purpose: 'password' } });
  const before = (await inbox()).length;
  expect(
    (
      await gateway.call('setPasswordPhone', {
        body: { ...phone, verificationCode: await readSentCode(gateway, '+8801700000002'), ...set('by-phone-1') },
      })
    ).code,
  ).toBe('');
  const email = 'demo2@example.org';
  await gateway.sql('delete from verification_codes');
  await gateway.call('sendPasswordEmail', { body: { username: 'demo2', email } });
  expect(
    (
      await gateway.call('setPasswordEmail', {
        body: { username: 'demo2', email, verificationCode: await readSentCode(gateway, email), ...set('by-mail-1') },
      })
    ).code,
  ).toBe('');
  token = (await gateway.logIn('demo2', 'by-mail-1')).value.token;
  const now = await inbox();
  expect([now.length, ...now.slice(0, 2).map(({ title }) => title)]).toEqual([
    before + 2,
    expected[0]![1],
    expected[0]![1],
  ]);
});
