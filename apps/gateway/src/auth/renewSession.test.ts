import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('renewSession extends a session to twelve hours from now', async () => {
  const token = await gateway.tokenOf('demo1');
  await gateway.sql("update sessions set expires_at = now() + interval '1 minute'");
  const { expirationTime } = (await gateway.call('renewSession', { token })).value;
  expect(Math.round((Date.parse(expirationTime) - Date.now()) / 3_600_000)).toBe(12);
  expect(await gateway.sql("select 1 from sessions where expires_at > now() + interval '11 hours'")).toHaveLength(1);
});

test('renewSession rejects an expired session', async () => {
  const token = await gateway.tokenOf('demo1');
  await gateway.sql("update sessions set expires_at = now() - interval '1 second'");
  const reply = await gateway.call('renewSession', { token });
  expect([reply.status, reply.code]).toEqual([401, 'SESSION_INVALID']);
  expect((await gateway.call('renewSession')).code).toBe('SESSION_MISSING');
});

test.each([
  ['demo4', 1],
  ['demo5', 2],
  ['demo6', 40],
])('the account %s has type %i', async (username, type) => {
  const { value } = await gateway.logIn(username, 'demo1234');
  expect(value.type).toBe(type);
  expect((await gateway.call('getSecurity', { token: value.token })).code).toBe(type === 40 ? 'TRIAL_NOT_ALLOWED' : '');
});
