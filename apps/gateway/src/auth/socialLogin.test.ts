import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFirebaseGateway } from '../testing/firebaseGateway.ts';
import { type FirebaseProject, firebaseBlock, phoneClaims, socialClaims } from '../testing/firebaseProject.ts';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import type { TestGateway } from '../testing/testGateway.ts';

const both = { FACEBOOKLOGIN3: true, GOOGLELOGIN3: true };
const dir = createMerchantFolder({
  rupali: { switches: both, gateway: { firebase: firebaseBlock } },
  jamuna: { switches: { GOOGLELOGIN3: true }, gateway: { firebase: firebaseBlock } },
  surma: {},
  tista: { switches: both, gateway: { firebase: { ...firebaseBlock, projectId: 'demo-livery' } } },
});
let gateway: TestGateway;
let project: FirebaseProject;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ gateway, project, close } = await startFirebaseGateway(dir));
});
afterAll(() => close());

const logIn = (
  firebaseIdToken: string,
  { provider = 'google', merchant = 'rupali' }: { provider?: 'google' | 'facebook'; merchant?: string } = {},
) => gateway.call('socialLogin', { merchant, body: { provider, firebaseIdToken } });

describe('the first login', () => {
  test('creates a member with a generated name, the provider’s profile, and play money', async () => {
    const { value } = await logIn(
      await project.token(
        socialClaims('google', 'g-1', { name: 'Amina Rahman', email: 'amina@example.org', email_verified: true }),
      ),
    );
    expect(value).toMatchObject({
      merchantCode: 'rupali',
      type: 0,
      firstTimeLogin: true,
      userName: expect.stringMatching(/^aminarah\d{4,8}$/),
    });
    const { value: personal } = await gateway.call('getPersonalInfo', { merchant: 'rupali', token: value.token });
    expect(personal).toMatchObject({ account: value.userName, nickname: 'Amina Rahman', email: 'amina@example.org' });
    expect((await gateway.call('getSecurity', { merchant: 'rupali', token: value.token })).value).toMatchObject({
      hasPassword: false,
      isEmailBound: true,
    });
    expect((await gateway.call('getWallet', { merchant: 'rupali', token: value.token })).value.sumBalance).toBe(
      '10000.00',
    );
  });

  test('does not store an email address that the provider has not verified', async () => {
    const { value } = await logIn(
      await project.token(socialClaims('google', 'g-2', { email: 'not-mine@example.org', email_verified: false })),
    );
    expect((await gateway.call('getSecurity', { merchant: 'rupali', token: value.token })).value).toMatchObject({
      isEmailBound: false,
      email: '',
    });
  });

  test('creates a member without a password login', async () => {
    const { value } = await logIn(await project.token(socialClaims('google', 'g-3', { name: 'নীলা' })));
    expect(value.userName).toMatch(/^player\d+$/);
    for (const password of ['x', 'scrypt', '$$$$$'])
      expect((await gateway.logIn(value.userName, password, { merchant: 'rupali' })).code).toBe('LOGIN_WRONG');
  });
});

test('later logins use the same member, also simultaneous logins', async () => {
  const token = await project.token(socialClaims('facebook', 'f-1'));
  const replies = await Promise.all(Array.from({ length: 4 }, () => logIn(token, { provider: 'facebook' })));
  expect(new Set(replies.map(({ value }) => value.userName)).size).toBe(1);
  expect((await logIn(token, { provider: 'facebook' })).value).toMatchObject({
    userName: replies[0]!.value.userName,
    firstTimeLogin: false,
  });
  expect(await gateway.sql("select 1 from member_identities where subject = 'f-1'")).toHaveLength(1);
});

test('the same identity at another merchant is a different member', async () => {
  const token = await project.token(socialClaims('google', 'g-both'));
  const here = (await logIn(token)).value;
  const there = (await logIn(token, { merchant: 'jamuna' })).value;
  expect(there.userName).not.toBe(here.userName);
  expect((await gateway.call('getMemberInfo', { merchant: 'jamuna', token: here.token })).code).toBe('SESSION_INVALID');
});

test('a closed account cannot log in', async () => {
  const token = await project.token(socialClaims('google', 'g-closed'));
  const { userName } = (await logIn(token)).value;
  await gateway.sql("update members set status = 'closed' where username = $1", [userName]);
  expect((await logIn(token)).code).toBe('ACCOUNT_DISABLED');
});

describe('rejects', () => {
  test('a provider without its switch, or a merchant without a Firebase project', async () => {
    expect(
      (await logIn(await project.token(socialClaims('facebook', 'f-2')), { provider: 'facebook', merchant: 'jamuna' }))
        .code,
    ).toBe('NOT_ALLOWED');
    expect((await logIn(await project.token(socialClaims('google', 'g-4')), { merchant: 'surma' })).code).toBe(
      'NOT_ALLOWED',
    );
  });

  test.each([
    ['of another provider', () => project.token(socialClaims('facebook', 'f-3'))],
    ['of a proved number', () => project.token(phoneClaims('+8801700000001'))],
    ['signed by another key', () => project.foreignToken(socialClaims('google', 'g-5'))],
    ['without a signature', async () => project.unsignedToken(socialClaims('google', 'g-5'))],
    ['of another project', () => project.token(socialClaims('google', 'g-5', { aud: 'other-project' }))],
    [
      'that has ended',
      () => project.token(socialClaims('google', 'g-5', { exp: Math.floor(Date.now() / 1_000) - 60 })),
    ],
  ])('a token %s', async (_, token) => {
    const reply = await logIn(await token());
    expect([reply.status, reply.code]).toEqual([401, 'LOGIN_WRONG']);
    expect(await gateway.sql("select 1 from member_identities where subject in ('g-5', 'f-3')")).toEqual([]);
  });

  test('an unsigned emulator token, also for a demo- project, if the gateway has no emulator', async () => {
    const claims = socialClaims('google', 'g-6', {
      aud: 'demo-livery',
      iss: 'https://securetoken.google.com/demo-livery',
    });
    expect((await logIn(project.unsignedToken(claims), { merchant: 'tista' })).code).toBe('LOGIN_WRONG');
  });
});
