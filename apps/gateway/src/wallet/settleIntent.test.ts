import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let other: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  other = await startTestGateway({ databaseUrl: gateway.databaseUrl });
  token = await gateway.tokenOf('demo2');
});
afterAll(() => Promise.all([other.close(), gateway.close()]));

const body = { from: 'MAIN', to: 'TAMA', amount: '10.00' };
const transfer = (key: string, at = gateway) => at.call('transfer', { token, body, key });
const settle = (key: string, more = {}) =>
  gateway.call('settleIntent', { token, body: { call: 'transfer', key, ...more } });
const held = async () =>
  (await gateway.call('getMerchantWallet', { token, query: { vassalage: 'TAMA' } })).value.balance;

test('[WALLET-07] what was done is DONE, with the reply that was lost', async () => {
  const { value } = await transfer('key-settled-done');
  expect((await settle('key-settled-done')).value).toEqual({ outcome: 'DONE', reply: value });
});

test('[WALLET-07] what never arrived is NOT_DONE, and stays so: a request that comes late is refused and moves nothing', async () => {
  const before = await held();
  expect((await settle('key-came-too-late')).value).toEqual({ outcome: 'NOT_DONE' });
  const late = await transfer('key-came-too-late');
  expect([late.status, late.code]).toEqual([409, 'KEY_REUSED']);
  expect((await settle('key-came-too-late')).value).toEqual({ outcome: 'NOT_DONE' });
  expect(await held()).toBe(before);
});

test('[WALLET-07] asked in the very moment, at two gateways: what it says is what happened', async () => {
  const minor = (amount: string) => BigInt(amount.replace('.', ''));
  const before = minor(await held());
  const rounds = await Promise.all(
    Array.from({ length: 12 }, async (_, round) => {
      const key = `key-at-once-${round}`;
      const [moved, { value }] = await Promise.all([transfer(key, other), settle(key)]);
      return { isMoved: moved.status === 200, outcome: value.outcome };
    }),
  );
  for (const { isMoved, outcome } of rounds) expect(outcome).toBe(isMoved ? 'DONE' : 'NOT_DONE');
  const moved = rounds.filter(({ isMoved }) => isMoved).length;
  expect(minor(await held())).toBe(before + BigInt(moved) * 1000n);
});

test('a key says nothing to another member', async () => {
  await transfer('key-of-one-member');
  const others = await gateway.tokenOf('demo1');
  const reply = await gateway.call('settleIntent', {
    token: others,
    body: { call: 'transfer', key: 'key-of-one-member' },
  });
  expect(reply.value).toEqual({ outcome: 'NOT_DONE' });
});

test.each([['getWallet'], ['nothing'], ['toString'], ['__proto__']])('%s is no call that has a key', async (call) => {
  const reply = await settle('key-of-no-call', { call });
  expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
  expect(reply.envelope.value).toMatchObject({ issues: [{ path: 'body.call' }] });
});
