import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { withMigrationLock, migrateTables } from '../db/migrate.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const firstTwo = mkdtempSync(join(tmpdir(), 'livery-migrations-'));
let databaseUrl: string;
let client: Client;

beforeAll(async () => {
  const address = new URL(inject('templateUrl'));
  address.pathname = '/postgres';
  const admin = new Client({ connectionString: address.href });
  await admin.connect();
  await admin.query('create database ledger_upgrade');
  await admin.end();
  address.pathname = '/ledger_upgrade';
  databaseUrl = address.href;
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  rmSync(firstTwo, { recursive: true, force: true });
});

const query = async (text: string) => (await client.query(text)).rows as Record<string, unknown>[];

test('a ledger from before entries were numbered gets numbers and balances, and can continue', async () => {
  cpSync(migrations, firstTwo, { recursive: true });
  const journalFile = join(firstTwo, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: unknown[] };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 2) }));
  await migrate(drizzle(client), { migrationsFolder: firstTwo });
  await query(
    `insert into members (merchant_code, username, password_hash, register_method, register_host) values ('aurora', 'early', 'x', 'H5', 'x')`,
  );
  await query(
    `insert into accounts (merchant_code, member_id, code, currency, exponent) values ('aurora', 1, 'MAIN', 'BDT', 2), ('aurora', null, 'WELCOME', 'BDT', 2)`,
  );
  for (const [id, amount] of [
    [1, 100],
    [2, -30],
    [3, 5],
  ] as const) {
    await query(`begin; insert into transactions (merchant_code, kind, reference) values ('aurora', 'OLD', '${id}');
      insert into entries (transaction_id, account_id, amount, line) values (${id}, 1, ${amount}, 1), (${id}, 2, ${-amount}, 2); commit`);
  }

  await withMigrationLock(databaseUrl, migrateTables);

  const entriesQuery =
    'select amount, nth, balance_after, member_id, kind from entries where account_id = 1 order by id';
  expect(await query(entriesQuery)).toEqual([
    { amount: '100', nth: '1', balance_after: '100', member_id: '1', kind: 'OLD' },
    { amount: '-30', nth: '2', balance_after: '70', member_id: '1', kind: 'OLD' },
    { amount: '5', nth: '3', balance_after: '75', member_id: '1', kind: 'OLD' },
  ]);
  expect(await query('select distinct nth, balance_after, member_id from entries where account_id = 2')).toEqual([
    { nth: null, balance_after: null, member_id: null },
  ]);
  await query(
    `begin; insert into transactions (merchant_code, kind, reference) values ('aurora', 'NEW', '4'); insert into entries (transaction_id, account_id, amount, line) values (4, 1, -75, 1), (4, 2, 75, 2); commit`,
  );
  expect((await query(entriesQuery)).at(-1)).toEqual({
    amount: '-75',
    nth: '4',
    balance_after: '0',
    member_id: '1',
    kind: 'NEW',
  });
  await expect(client.query('update entries set amount = 1')).rejects.toThrow('append-only');
});
