import { expect, test } from 'vitest';
import { amina, encryptFields, type Reply } from './testing/client.ts';
import { startGateway } from './testing/startGateway.ts';

const minute = 60_000;
const now = Date.UTC(2026, 0, 1);
const codeOf = ({ status, json }: Reply) => [status, json.code];

test('login: an encrypted body with the right password starts a session', async () => {
  const { login } = await startGateway();
  expect(await login()).toEqual({
    status: 200,
    json: { success: true, value: { token: expect.any(String), userName: 'amina', type: 0, firstTimeLogin: false } },
  });
});

test('login: a wrong password is rejected with LOGIN_WRONG', async () => {
  const { login } = await startGateway();
  expect(codeOf(await login(encryptFields({ ...amina, password: 'secret-124' })))).toEqual([401, 'LOGIN_WRONG']);
});

test('encrypted body: the same body sent twice is rejected with BODY_REPLAYED', async () => {
  const { login } = await startGateway();
  const encrypted = encryptFields(amina);
  expect((await login(encrypted)).status).toBe(200);
  expect(codeOf(await login(encrypted))).toEqual([409, 'BODY_REPLAYED']);
});

test('encrypted body: a body whose login failed is marked as used', async () => {
  const { login } = await startGateway();
  const encrypted = encryptFields({ ...amina, password: 'wrong' });
  expect((await login(encrypted)).status).toBe(401);
  expect(codeOf(await login(encrypted))).toEqual([409, 'BODY_REPLAYED']);
});

test('encrypted body: a body that lacks a field of the call is not marked as used', async () => {
  const { login } = await startGateway();
  const encrypted = encryptFields({ username: 'amina' });
  expect(codeOf(await login(encrypted))).toEqual([400, 'REQUEST_INVALID']);
  expect(codeOf(await login(encrypted))).toEqual([400, 'REQUEST_INVALID']);
});

test.each([
  ['more than five minutes ago', now - 5 * minute - 1],
  ['more than one minute ahead', now + minute + 1],
])('encrypted body: a time %s is rejected with the time of the gateway', async (_when, time) => {
  const { login } = await startGateway({}, () => now);
  const reply = await login(encryptFields(amina, { time }));
  expect(codeOf(reply)).toEqual([400, 'BODY_EXPIRED']);
  expect(reply.json.value).toEqual({ now });
});

test.each([now - 5 * minute, now + minute])('encrypted body: a time at the limit is accepted', async (time) => {
  const { login } = await startGateway({}, () => now);
  expect((await login(encryptFields(amina, { time }))).status).toBe(200);
});

test('encrypted body: an old time is rejected first, even if all other parts are wrong', async () => {
  const { login } = await startGateway({}, () => now);
  const body = JSON.stringify({ value: 'x', time: 0, nonce: '' });
  expect(codeOf(await login({ encryption: 'x', body }))).toEqual([400, 'BODY_EXPIRED']);
});

test.each([
  ['for another path', { path: '/wps/session/logout' }],
  ['for another idempotency key', { idempotencyKey: 'another-key' }],
  ['for a session', { token: 'another-token' }],
  ['with a short nonce', { nonce: 'short' }],
])('encrypted body: a body that was made %s is rejected with CIPHER_INVALID', async (_what, options) => {
  const { login } = await startGateway();
  expect(codeOf(await login(encryptFields(amina, options)))).toEqual([400, 'CIPHER_INVALID']);
});

test('encrypted body: a body that is bound to the sent idempotency key is accepted', async () => {
  const { login } = await startGateway();
  const encrypted = encryptFields(amina, { idempotencyKey: 'key-1' });
  expect((await login(encrypted, { 'Idempotency-Key': 'key-1' })).status).toBe(200);
});

test.each(['value', 'time', 'nonce'])(
  'encrypted body: a body without %s is rejected with CIPHER_INVALID',
  async (field) => {
    const { login } = await startGateway();
    const encrypted = encryptFields(amina);
    const body = JSON.stringify({ ...JSON.parse(encrypted.body), [field]: undefined });
    expect(codeOf(await login({ ...encrypted, body }))).toEqual([400, 'CIPHER_INVALID']);
  },
);

test('encrypted body: another content type is rejected with BODY_TYPE_WRONG', async () => {
  const { login } = await startGateway();
  expect(codeOf(await login(encryptFields(amina), { 'Content-Type': 'text/plain' }))).toEqual([415, 'BODY_TYPE_WRONG']);
});
