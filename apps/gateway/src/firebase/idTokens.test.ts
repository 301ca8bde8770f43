import type { Merchant } from '@livery/merchant';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FirebaseProject,
  firebaseBlock,
  validClaims,
  startFirebaseProject,
  phoneClaims,
  projectId,
} from '../testing/firebaseProject.ts';
import { createIdTokenReader } from './idTokens.ts';

let project: FirebaseProject;
beforeAll(async () => {
  project = await startFirebaseProject();
});
afterAll(() => project.close());

const merchantWith = (id: string) => ({ gateway: { firebase: { ...firebaseBlock, projectId: id } } }) as Merchant;
const seconds = (from: number) => Math.floor(Date.now() / 1_000) + from;
const read = (token: string, id = projectId) =>
  createIdTokenReader({ jwksUrl: project.jwksUrl })(merchantWith(id), token);

test('a valid token identifies its user', async () => {
  expect(
    await read(
      await project.token(
        phoneClaims('+8801700000001', { name: 'Amina', email: 'a@example.org', email_verified: false }),
      ),
    ),
  ).toEqual({
    subject: 'phone +8801700000001',
    provider: 'phone',
    mobile: '+8801700000001',
    email: undefined,
    name: 'Amina',
  });
});

test.each([
  ['another issuer', { iss: 'https://securetoken.google.com/other-project' }],
  ['another audience', { aud: 'other-project' }],
  ['an end that is past', { exp: seconds(-60) }],
  ['no end', { exp: undefined }],
  ['a beginning to come', { iat: seconds(600) }],
  ['no beginning', { iat: undefined }],
  ['a sign-in to come', { auth_time: seconds(600) }],
  ['no sign-in', { auth_time: undefined }],
  ['a sign-in time that is not a number', { auth_time: 'yesterday' }],
  ['no subject', { sub: undefined }],
  ['an empty subject', { sub: '' }],
  ['a subject that is too long', { sub: 'x'.repeat(129) }],
])('is rejected with %s', async (_, differences) => {
  expect(await read(await project.token(validClaims(differences)))).toBeUndefined();
});

test.each([
  ['another key under the name of the right one', () => project.foreignToken(validClaims())],
  ['a key that is not published', () => project.foreignToken(validClaims(), 'key-2')],
  ['no signature', async () => project.unsignedToken(validClaims())],
  [
    'a changed payload',
    async () =>
      (await project.token(validClaims())).replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify(validClaims({ sub: 'someone-else' }))).toString('base64url')}.`,
      ),
  ],
  ['nothing', async () => ''],
  ['no token', async () => 'a.b.c'],
  ['a header that is not JSON', async () => `${Buffer.from('{').toString('base64url')}.e30.`],
  ['signs of other scripts', async () => 'টোকেন.টোকেন.টোকেন'],
])('is rejected for %s', async (_, token) => {
  expect(await read(await token())).toBeUndefined();
});

test('a merchant without a project accepts no token', async () => {
  const reader = createIdTokenReader({ jwksUrl: project.jwksUrl });
  expect(await reader({ gateway: {} } as Merchant, await project.token(validClaims()))).toBeUndefined();
});

test('a failure to fetch the keys is BUSY, not an invalid token', async () => {
  const reader = createIdTokenReader({ jwksUrl: 'http://127.0.0.1:1/keys' });
  await expect(reader(merchantWith(projectId), await project.token(validClaims()))).rejects.toMatchObject({
    code: 'BUSY',
  });
});

describe('with an Auth emulator', () => {
  const emulated = () => createIdTokenReader({ jwksUrl: project.jwksUrl, emulatorHost: '127.0.0.1:9099' });
  const demo = validClaims({ iss: 'https://securetoken.google.com/demo-livery', aud: 'demo-livery' });

  test('a demo- project accepts unsigned tokens with valid claims', async () => {
    const merchant = merchantWith('demo-livery');
    expect(await emulated()(merchant, project.unsignedToken(demo))).toMatchObject({ subject: 'user-1' });
    expect(await emulated()(merchant, project.unsignedToken({ ...demo, aud: projectId }))).toBeUndefined();
    expect(await emulated()(merchant, project.unsignedToken({ ...demo, exp: seconds(-60) }))).toBeUndefined();
    expect(await emulated()(merchant, project.unsignedToken({ ...demo, auth_time: undefined }))).toBeUndefined();
  });

  test('other projects still require a signature', async () => {
    expect(await emulated()(merchantWith(projectId), project.unsignedToken(validClaims()))).toBeUndefined();
    expect(await emulated()(merchantWith(projectId), await project.token(validClaims()))).toMatchObject({
      subject: 'user-1',
    });
  });
});
