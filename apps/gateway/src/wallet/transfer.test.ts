import { times } from '@livery/config/sample';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const transfer = (from: string, to: string, amount: string, more = {}) =>
  gateway.call('transfer', { token, body: { from, to, amount }, ...more });
const held = async (vassalage: string) =>
  (await gateway.call('getMerchantWallet', { token, query: { vassalage } })).value.balance;
const main = async (of = token) => (await gateway.call('getWallet', { token: of })).value.wallets[0]!.balance;

describe('transfer', () => {
  test('creates the vendor’s account the first time, and returns both balances', async () => {
    expect(await held('TAMA')).toBe('0.00');
    const before = BigInt((await main()).replace('.', ''));
    const { value } = await transfer('MAIN', 'TAMA', '100.5');
    expect(value.amount).toBe('100.50');
    expect(value.to).toEqual({ code: 'TAMA', name: expect.any(String), balance: '100.50' });
    expect(value.from).toMatchObject({ code: 'MAIN', name: 'Main wallet' });
    expect(BigInt(value.from.balance.replace('.', ''))).toBe(before - 10_050n);
    expect(await held('TAMA')).toBe('100.50');
    expect((await transfer('TAMA', 'MAIN', '100.50')).value.from.balance).toBe('0.00');
  });

  test.each([
    ['0', 'body.amount'],
    ['0.00', 'body.amount'],
    ['1.005', 'body.amount'],
    ['-1', 'body.amount'],
    ['1e3', 'body.amount'],
    ['', 'body.amount'],
  ])('rejects the amount "%s"', async (amount, path) => {
    const reply = await transfer('MAIN', 'TAMA', amount);
    expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(reply.envelope).toMatchObject({ value: { issues: [{ path }] } });
  });

  test('is allowed only between the main wallet and a vendor’s wallet', async () => {
    for (const [from, to] of [
      ['MAIN', 'MAIN'],
      ['MSN', 'GHAL'],
    ] as const) {
      const reply = await transfer(from, to, '1');
      expect(reply.code).toBe('REQUEST_INVALID');
      expect(reply.envelope).toMatchObject({ value: { issues: [{ path: 'body.to' }] } });
    }
    expect((await transfer('MAIN', 'NOBODY', '1')).code).toBe('NOT_FOUND');
  });

  test('above the balance is FUNDS_INSUFFICIENT, and nothing moves', async () => {
    const before = await main();
    for (const amount of ['999999999999999.99', '100000000']) {
      const reply = await transfer('MAIN', 'TAMA', amount);
      expect([reply.status, reply.code]).toEqual([409, 'FUNDS_INSUFFICIENT']);
    }
    expect((await transfer('TAMA', 'MAIN', '0.01')).code).toBe('FUNDS_INSUFFICIENT');
    expect(await main()).toBe(before);
  });

  test('cannot spend the same money twice at two gateways', { tags: 'whole' }, async () => {
    const spender = await gateway.tokenOf('demo1');
    const all = Number((await main(spender)).replace('.', ''));
    const each = Math.ceil(all / 7 / 100);
    const replies = await Promise.all(
      Array.from({ length: times(12, 30) }, (_, i) =>
        (i % 2 === 0 ? gateway : other).call('transfer', {
          token: spender,
          body: { from: 'MAIN', to: i % 3 === 0 ? 'MSN' : 'TAMA', amount: String(each) },
        }),
      ),
    );
    const moved = replies.filter(({ status }) => status === 200).length;
    expect(moved).toBe(Math.floor(all / (each * 100)));
    expect(
      new Set(replies.filter(({ status }) => status !== 200).map(({ status, code }) => `${status} ${code}`)),
    ).toEqual(new Set(['409 FUNDS_INSUFFICIENT']));
    expect(Number((await main(spender)).replace('.', ''))).toBe(all - moved * each * 100);
  });

  test('without an idempotency key is rejected', async () => {
    expect((await transfer('MAIN', 'TAMA', '1', { key: '' })).code).toBe('REQUEST_INVALID');
  });
});

test('collectWallets moves all vendors’ balances to the main wallet, or nothing if they are empty', async () => {
  await transfer('MAIN', 'TAMA', '5');
  const sum = (await gateway.call('getWallet', { token })).value.sumBalance;
  const { value } = await gateway.call('collectWallets', { token });
  expect(value.collected).toEqual(
    expect.arrayContaining([
      { code: 'TAMA', name: expect.any(String), amount: '5.00' },
      { code: 'MSN', name: 'Monsoon Reels', amount: expect.any(String) },
    ]),
  );
  expect(value.balance).toBe(sum);
  const { wallets, sumBalance } = (await gateway.call('getWallet', { token })).value;
  expect(sumBalance).toBe(sum);
  expect(wallets.slice(1).every(({ balance }) => balance === '0.00')).toBe(true);
  expect((await gateway.call('collectWallets', { token })).value).toEqual({
    collected: [],
    amount: '0.00',
    balance: sum,
  });
});

test('an unknown vendor has no wallet', async () => {
  expect((await gateway.call('getMerchantWallet', { token, query: { vassalage: 'MAINLY' } })).code).toBe('NOT_FOUND');
});

test('trial accounts are rejected by all these calls', async () => {
  await gateway.sql("update members set type = 4 where username = 'demo3' and merchant_code = 'aurora'");
  const trial = await gateway.tokenOf('demo3');
  for (const reply of [
    await transfer('MAIN', 'TAMA', '1', { token: trial }),
    await gateway.call('collectWallets', { token: trial }),
    await gateway.call('getTransactions', { token: trial }),
  ]) {
    expect([reply.status, reply.code]).toEqual([403, 'TRIAL_NOT_ALLOWED']);
  }
  expect((await gateway.call('getMerchantWallet', { token: trial, query: { vassalage: 'MSN' } })).value.balance).toBe(
    '0.00',
  );
});
