import { times } from '@livery/config/sample';
import { readMerchant } from '@livery/merchant/node';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '../db/connect.ts';
import { merchantsDir } from '../testing/globalSetup.ts';
import { copySeededDatabase } from '../testing/testGateway.ts';
import { ledgerTotal, memberBalances, moveMoney, moveMoneyOften } from './ledger.ts';

const merchant = readMerchant(merchantsDir, 'aurora').merchant!;
let connection: Connection;
beforeAll(async () => {
  connection = connect(await copySeededDatabase());
});
afterAll(() => connection.close());

const query = (text: string, values: unknown[] = []) => connection.pool.query(text, values).then(({ rows }) => rows);
const memberId = async (username: string) =>
  Number((await query("select id from members where username = $1 and merchant_code = 'aurora'", [username]))[0].id);
const wins = (id: number, amount: bigint, reference: string) =>
  connection.db.transaction((tx) =>
    moveMoney(tx, {
      merchant,
      kind: 'TEST',
      reference,
      amount,
      from: { memberId: null, code: 'TEST' },
      to: { memberId: id, code: 'MAIN' },
    }),
  );
const pays = (id: number, amount: bigint, reference: string) =>
  connection.db.transaction((tx) =>
    moveMoney(tx, {
      merchant,
      kind: 'TEST',
      reference,
      amount,
      from: { memberId: id, code: 'MAIN' },
      to: { memberId: null, code: 'TEST' },
    }),
  );
const mainBalanceOf = async (id: number) => (await memberBalances(connection.db, id))[0]!.balance;

test('after any movements the ledger sums to zero and balances match', async () => {
  const id = await memberId('demo1');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 15n }), { minLength: 1, maxLength: 6 }),
      fc.uuid(),
      async (amounts, cause) => {
        const before = await mainBalanceOf(id);
        for (const [i, amount] of amounts.entries()) await wins(id, amount, `${cause} ${i}`);
        expect(await mainBalanceOf(id)).toBe(before + amounts.reduce((sum, amount) => sum + amount, 0n));
        expect(await ledgerTotal(connection.db, ['aurora', 'padma'])).toBe(0n);
      },
    ),
    { numRuns: times(5, 20) },
  );
});

test('the same cause moves money once, even in ten simultaneous requests', async () => {
  const id = await memberId('demo1');
  const before = await mainBalanceOf(id);
  const moved = await Promise.all(Array.from({ length: 10 }, () => wins(id, 700n, 'only once')));
  expect(moved.filter(Boolean)).toHaveLength(1);
  expect(await mainBalanceOf(id)).toBe(before + 700n);
});

test('many concurrent causes are posted like single ones: each once, in order, with no negative balance', async () => {
  const id = await memberId('demo1');
  const member = { memberId: id, code: 'MAIN' };
  const test = { memberId: null, code: 'TEST' };
  const often = (from: typeof member | typeof test, to: typeof member | typeof test, steps: Array<[string, bigint]>) =>
    connection.db.transaction((tx) =>
      moveMoneyOften(
        tx,
        { merchant, kind: 'TEST', from, to },
        steps.map(([reference, amount]) => ({ reference, amount })),
      ),
    );
  const before = await mainBalanceOf(id);
  await wins(id, 5n, 'many 2');
  const moved = await often(test, member, [
    ['many 1', 10n],
    ['many 2', 5n],
    ['many 3', 30n],
    ['many 3', 30n],
  ]);
  expect([...moved]).toEqual(['many 1', 'many 3']);
  expect(await mainBalanceOf(id)).toBe(before + 45n);
  const listed = await query(
    `select reference, amount::int, balance_after::bigint from entries join transactions on transactions.id = transaction_id
      where reference like 'many %' and member_id is not null order by nth`,
  );
  expect(listed).toEqual([
    { reference: 'many 2', amount: 5, balance_after: String(before + 5n) },
    { reference: 'many 1', amount: 10, balance_after: String(before + 15n) },
    { reference: 'many 3', amount: 30, balance_after: String(before + 45n) },
  ]);
  const tooMuch: Array<[string, bigint]> = [
    ['all of it', before + 45n],
    ['one more', 1n],
  ];
  await expect(often(member, test, tooMuch)).rejects.toMatchObject({ code: 'FUNDS_INSUFFICIENT' });
  expect(await query("select 1 from transactions where reference in ('all of it', 'one more')")).toEqual([]);
  expect(await often(test, member, [])).toEqual(new Set());
  expect(await ledgerTotal(connection.db, ['aurora'])).toBe(0n);
});

test('simultaneous payments cannot spend the same money twice', async () => {
  const id = await memberId('demo3');
  const before = await mainBalanceOf(id);
  const each = before / 4n;
  const results = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => pays(id, each, `rush ${i}`)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  expect(await mainBalanceOf(id)).toBe(before - 4n * each);
});

test('a member cannot spend more than the balance, and the attempt leaves no rows', async () => {
  const id = await memberId('demo2');
  const before = await mainBalanceOf(id);
  await expect(pays(id, before + 1n, 'too much')).rejects.toMatchObject({ code: 'FUNDS_INSUFFICIENT', status: 409 });
  expect(await mainBalanceOf(id)).toBe(before);
  expect(await query("select 1 from transactions where reference = 'too much'")).toEqual([]);
});

test('simultaneous opposite movements between the same wallets never deadlock', async () => {
  const [one, two] = [await memberId('demo1'), await memberId('demo2')];
  const before = (await mainBalanceOf(one)) + (await mainBalanceOf(two));
  const move = (from: number, to: number, reference: string) =>
    connection.db.transaction((tx) =>
      moveMoney(tx, {
        merchant,
        kind: 'TEST',
        reference,
        amount: 1n,
        from: { memberId: from, code: 'MAIN' },
        to: { memberId: to, code: 'MAIN' },
      }),
    );
  const count = times(12, 40);
  const moved = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      i % 2 === 0 ? move(one, two, `to and fro ${i}`) : move(two, one, `to and fro ${i}`),
    ),
  );
  expect(moved).toEqual(Array(count).fill(true));
  expect((await mainBalanceOf(one)) + (await mainBalanceOf(two))).toBe(before);
});

test('every entry of a member stores the sum of its account up to then', async () => {
  const wrong = await query(`
    select id from (
      select id, balance_after, sum(amount) over (partition by account_id order by nth) as total, nth, row_number() over (partition by account_id order by nth) as place
        from entries where member_id is not null
    ) as summed where balance_after <> total or nth <> place`);
  expect(wrong).toEqual([]);
  expect(await query('select 1 from entries where (member_id is null) <> (balance_after is null)')).toEqual([]);
});

test('the database computes balances itself, and rejects a negative balance', async () => {
  const [{ id: account, member_id: member }] = await query(
    "select id, member_id from accounts where member_id is not null and code = 'MAIN' limit 1",
  );
  const balance = await mainBalanceOf(Number(member));
  const client = await connection.pool.connect();
  try {
    await client.query('begin');
    const {
      rows: [{ id }],
    } = await client.query(
      "insert into transactions (merchant_code, kind, reference) values ('aurora', 'TEST', 'forged') returning id",
    );
    const write = (amount: bigint, line: number) =>
      client.query(
        'insert into entries (transaction_id, account_id, amount, line, nth, balance_after) values ($1, $2, $3, $4, 1, 999) returning balance_after',
        [id, account, amount, line],
      );
    expect((await write(5n, 1)).rows).toEqual([{ balance_after: String(balance + 5n) }]);
    await expect(write(-balance - 6n, 2)).rejects.toThrow('below zero');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('the database rejects a transaction with one side, with unequal sides, and without entries', async () => {
  const [{ id: account }] = await query('select id from accounts order by id limit 1');
  for (const amounts of [[], [5], [5, -4]]) {
    const client = await connection.pool.connect();
    try {
      await client.query('begin');
      const {
        rows: [{ id }],
      } = await client.query(
        "insert into transactions (merchant_code, kind, reference) values ('aurora', 'TEST', 'unsound') returning id",
      );
      for (const [line, amount] of amounts.entries()) {
        await client.query('insert into entries (transaction_id, account_id, amount, line) values ($1, $2, $3, $4)', [
          id,
          account,
          amount,
          line,
        ]);
      }
      await expect(client.query('commit')).rejects.toThrow('does not balance');
    } finally {
      client.release();
    }
  }
});

test('posted rows can be neither changed nor deleted', async () => {
  await expect(query('update entries set amount = amount * 2')).rejects.toThrow('append-only');
  await expect(query('delete from entries')).rejects.toThrow('append-only');
  await expect(query("update transactions set kind = 'X'")).rejects.toThrow('append-only');
});

test('an amount of zero or below is rejected', async () => {
  await expect(wins(await memberId('demo1'), 0n, 'nothing')).rejects.toThrow('above zero');
  await expect(wins(await memberId('demo1'), -5n, 'backwards')).rejects.toThrow('above zero');
});
