import type { BodyBinding } from '@livery/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encryptBody, encryptOaepGcm, loginBinding, publicKeyOf } from '../testing/encryptBody.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

/** Two gateways on one database, like processes behind a load balancer. */
let first: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  first = await startTestGateway();
  second = await startTestGateway({ databaseUrl: first.databaseUrl });
});
afterAll(() => Promise.all([first.close(), second.close()]));

const text = JSON.stringify({ type: 'username', username: 'demo1', password: 'demo1234' });
type Encrypted = ReturnType<typeof encryptBody>;

async function send(gateway: TestGateway, { encryption, body }: Encrypted, headers: Record<string, string> = {}) {
  const reply = await fetch(`${gateway.url}/wps/session/login`, {
    method: 'POST',
    headers: { Merchant: 'aurora', 'Content-Type': 'application/json', Encryption: encryption, ...headers },
    body,
  });
  return (await reply.json()) as { success: boolean; code?: string; value?: { now?: number } };
}
const login = (bound: Partial<BodyBinding> = {}) => encryptBody('aurora', text, { ...loginBinding(), ...bound });

test('a body is accepted only once, by one of two gateways on a database', async () => {
  const encrypted = login();
  const replies = await Promise.all([first, second, first, second].map((gateway) => send(gateway, encrypted)));
  expect(replies.map(({ success, code }) => (success ? 'done' : code)).toSorted()).toEqual([
    'BODY_REPLAYED',
    'BODY_REPLAYED',
    'BODY_REPLAYED',
    'done',
  ]);
});

test('a body is used up if its call fails, but not if it violates the contract', async () => {
  const wrong = encryptBody('aurora', JSON.stringify({ type: 'username', username: 'demo1', password: 'no' }));
  expect((await send(first, wrong)).code).toBe('LOGIN_WRONG');
  expect((await send(second, wrong)).code).toBe('BODY_REPLAYED');
  const malformed = encryptBody('aurora', '{}');
  expect((await send(first, malformed)).code).toBe('REQUEST_INVALID');
  expect((await send(second, malformed)).code).toBe('REQUEST_INVALID');
});

test.each([
  ['older than five minutes', -5 * 60_000 - 1_000, false],
  ['almost five minutes old', -5 * 60_000 + 10_000, true],
  ['almost a minute ahead', 50_000, true],
  ['an hour ahead', 3_600_000, false],
])('the time limits decide whether a body that is %s is accepted', async (_, wrongBy, isAccepted) => {
  const before = Date.now();
  const reply = await send(first, login({ time: before + wrongBy }));
  expect(reply.success).toBe(isAccepted);
  if (isAccepted) return;
  expect(reply.code).toBe('BODY_EXPIRED');
  expect(reply.value!.now).toBeGreaterThanOrEqual(before);
  expect(reply.value!.now).toBeLessThanOrEqual(Date.now());
});

test('an old body with a new unencrypted time is rejected', async () => {
  const { encryption, body } = login({ time: Date.now() - 3_600_000 });
  const renewed = JSON.stringify({ ...(JSON.parse(body) as object), time: Date.now() });
  expect((await send(first, { encryption, body: renewed })).code).toBe('CIPHER_INVALID');
});

test('a body of one merchant is rejected at another merchant, because each has its own key', async () => {
  expect((await send(first, login(), { Merchant: 'lagoa' })).code).toBe('CIPHER_INVALID');
  const byAnothersKey = encryptOaepGcm(text, { key: publicKeyOf('aurora'), binding: { merchant: 'lagoa' } });
  expect((await send(first, byAnothersKey, { Merchant: 'lagoa' })).code).toBe('CIPHER_INVALID');
  expect((await send(first, encryptBody('lagoa', text), { Merchant: 'lagoa' })).success).toBe(true);
});

test('a body that was encrypted without a session is rejected with a session', async () => {
  const token = await first.tokenOf('demo1');
  expect((await send(first, login(), { Authorization: token })).code).toBe('CIPHER_INVALID');
  expect((await send(first, login({ token }), { Authorization: token })).success).toBe(true);
});

test('time and nonce are required and must be well-formed', async () => {
  const { encryption, body } = login();
  const { value, time, nonce } = JSON.parse(body) as { value: string; time: number; nonce: string };
  for (const flawed of [
    { value },
    { value, time },
    { value, nonce },
    { value, time, nonce: 'short' },
    { value, time: String(time), nonce },
    { value, time, nonce, more: 1 },
  ])
    expect((await send(first, { encryption, body: JSON.stringify(flawed) })).code).toBe('CIPHER_INVALID');
});

test('an accepted body is stored for longer than any gateway accepts it', async () => {
  await send(first, login());
  const [row] = await first.sql(
    "select count(*)::int as count from accepted_bodies where expires_at < now() + interval '10 minutes'",
  );
  expect(row).toEqual({ count: 0 });
});
