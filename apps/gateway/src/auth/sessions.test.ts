import { calls } from '@livery/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const member = calls.getMemberInfo.name as 'getMemberInfo';

test('a missing token is SESSION_MISSING, an invented token is SESSION_INVALID', async () => {
  const missing = await gateway.call(member);
  expect([missing.status, missing.code]).toEqual([401, 'SESSION_MISSING']);
  const invalid = await gateway.call(member, { token: 'A'.repeat(43) });
  expect([invalid.status, invalid.code]).toEqual([401, 'SESSION_INVALID']);
});

test('a token is invalid at another merchant and stays valid at its own merchant', async () => {
  const token = await gateway.tokenOf('demo1', 'padma');
  expect((await gateway.call(member, { token, merchant: 'aurora' })).code).toBe('SESSION_INVALID');
  expect((await gateway.call(member, { token, merchant: 'padma' })).value.account).toBe('demo1');
});

test('logout ends only this session', async () => {
  const [gone, kept] = [await gateway.tokenOf('demo1'), await gateway.tokenOf('demo1')];
  expect((await gateway.call('logout', { token: gone })).value).toEqual({});
  expect((await gateway.call(member, { token: gone })).code).toBe('SESSION_INVALID');
  expect((await gateway.call('logout', { token: gone })).code).toBe('SESSION_INVALID');
  expect((await gateway.call(member, { token: kept })).status).toBe(200);
});

test('a session ends after twelve idle hours, and each use extends it', async () => {
  const token = await gateway.tokenOf('demo2');
  await gateway.sql(
    "update sessions set renewed_at = now() - interval '11 hours', expires_at = now() + interval '1 hour'",
  );
  expect((await gateway.call(member, { token })).status).toBe(200);
  const [{ hours }] = (await gateway.sql(
    'select round(extract(epoch from expires_at - now()) / 3600)::int as hours from sessions order by renewed_at desc limit 1',
  )) as [{ hours: number }];
  expect(hours).toBe(12);
  await gateway.sql("update sessions set expires_at = now() - interval '1 second'");
  expect((await gateway.call(member, { token })).code).toBe('SESSION_INVALID');
});

test('the session of a closed member ends', async () => {
  const token = await gateway.tokenOf('demo2', 'padma');
  await gateway.sql("update members set status = 'closed' where username = 'demo2' and merchant_code = 'padma'");
  expect((await gateway.call(member, { token, merchant: 'padma' })).code).toBe('SESSION_INVALID');
});

test('calls without a session requirement accept an expired token', async () => {
  expect((await gateway.call('getCaptcha', { token: 'long-gone' })).status).toBe(200);
});
