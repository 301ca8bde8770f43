import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo3');
});
afterAll(() => gateway.close());

const list = async (query = {}) => (await gateway.call('getTransactions', { token, query })).value;

test('a transfer is listed for each of both wallets, newest first, with the balance after it', async () => {
  const before = (await gateway.call('getWallet', { token })).value.wallets[0]!.balance;
  await gateway.call('transfer', { token, body: { from: 'MAIN', to: 'MSN', amount: '12.34' } });
  const after = (await gateway.call('getWallet', { token })).value.wallets[0]!.balance;
  const [into, out] = (await list({ code: 'TRANSFER' })).content;
  expect(into).toMatchObject({
    code: 'TRANSFER',
    name: 'Transfer',
    amount: '12.34',
    balanceAfter: '12.34',
    wallet: 'MSN',
  });
  expect(out).toMatchObject({ amount: '-12.34', balanceAfter: after, wallet: 'MAIN', reference: into!.reference });
  expect(Number(before.replace('.', '')) - Number(after.replace('.', ''))).toBe(1_234);
  expect(Math.abs(Date.now() - Date.parse(into!.at))).toBeLessThan(60_000);
});

test('names are returned in the requested language', async () => {
  const codes = (await gateway.call('getTransactionCodes', { token, headers: { Language: 'UR' } })).value;
  expect(codes).toContainEqual({ code: 'TRANSFER', name: 'منتقلی' });
  const [first] = (
    await gateway.call('getTransactions', { token, query: { code: 'WELCOME' }, headers: { Language: 'BN' } })
  ).value.content;
  expect(first!.name).toBe('স্বাগতম');
});

test('filters by code, wallet and days', async () => {
  await gateway.call('transfer', { token, body: { from: 'MAIN', to: 'TAMA', amount: '1' } });
  expect((await list({ wallet: 'TAMA' })).content.map(({ wallet }) => wallet)).toEqual(['TAMA']);
  expect(new Set((await list({ code: 'WELCOME' })).content.map(({ code }) => code))).toEqual(new Set(['WELCOME']));
  const today = (await gateway.sql("select (now() at time zone 'Asia/Dhaka')::date::text as day"))[0].day as string;
  expect((await list({ from: today, to: today, code: 'TRANSFER' })).content.length).toBeGreaterThan(0);
  expect((await list({ to: '2020-01-01' })).content).toEqual([]);
  expect((await list({ from: '2990-01-01' })).content).toEqual([]);
  expect(await list({ code: 'NOTHING' })).toEqual({
    content: [],
    pageNum: 1,
    totalPages: 0,
    sums: { movements: 0, moneyIn: '0.00', moneyOut: '0.00', net: '0.00' },
  });
});

describe('sums', () => {
  const minor = (decimal: string) => BigInt(decimal.replace('.', ''));

  test.each([{}, { code: 'TRANSFER' }, { wallet: 'MAIN' }, { to: '2020-01-01' }])(
    'of %o include all matching entries, not only the page',
    async (query) => {
      const { content } = await list({ ...query, pageSize: '100' });
      const amounts = content.map(({ amount }) => minor(amount));
      const total = (some: bigint[]) => some.reduce((sum, amount) => sum + amount, 0n);
      const { sums } = await list({ ...query, pageSize: '1', pageNo: '2' });
      expect(sums.movements).toBe(content.length);
      expect(minor(sums.moneyIn)).toBe(total(amounts.filter((amount) => amount > 0n)));
      expect(minor(sums.moneyOut)).toBe(-total(amounts.filter((amount) => amount < 0n)));
      expect(minor(sums.net)).toBe(total(amounts));
    },
  );

  test('include incoming and outgoing amounts of one wallet', async () => {
    await gateway.call('transfer', { token, body: { from: 'MAIN', to: 'GHAL', amount: '20' } });
    await gateway.call('transfer', { token, body: { from: 'GHAL', to: 'MAIN', amount: '7.05' } });
    expect((await list({ wallet: 'GHAL' })).sums).toEqual({
      movements: 2,
      moneyIn: '20.00',
      moneyOut: '7.05',
      net: '12.95',
    });
  });
});

test('pages contain each entry once', { tags: 'whole' }, async () => {
  const all = (await list({ pageSize: '100' })).content;
  const { totalPages } = await list({ pageSize: '2' });
  expect(totalPages).toBe(Math.ceil(all.length / 2));
  const pages = await Promise.all(
    Array.from({ length: totalPages }, (_, i) => list({ pageSize: '2', pageNo: String(i + 1) })),
  );
  expect(pages.flatMap(({ content }) => content)).toEqual(all);
});

test.each([
  { from: '2026-02-30' },
  { from: 'yesterday' },
  { to: '2026-1-1' },
  { from: '0000-01-01' },
  { pageSize: '101' },
  { wallet: 'x'.repeat(256) },
])('the filter %o is rejected with REQUEST_INVALID', async (query) => {
  expect((await gateway.call('getTransactions', { token, query })).code).toBe('REQUEST_INVALID');
});

test('a member sees only their own transactions', async () => {
  const [mine] = (await list()).content;
  const others = (
    await gateway.call('getTransactions', { token: await gateway.tokenOf('demo1'), query: { pageSize: '100' } })
  ).value.content;
  expect(others.map(({ id }) => id)).not.toContain(mine!.id);
});

test('every kind of a member’s movements has a name', async () => {
  const kinds = (await gateway.sql('select distinct kind from entries where member_id is not null')).map(
    ({ kind }) => kind as string,
  );
  const codes = (await gateway.call('getTransactionCodes', { token })).value.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(kinds));
});
