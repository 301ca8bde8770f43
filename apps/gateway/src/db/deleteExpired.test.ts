import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySeededDatabase } from '../testing/testGateway.ts';
import { type Connection, connect } from './connect.ts';
import { deleteExpired } from './deleteExpired.ts';

let one: Connection;
beforeAll(async () => {
  one = connect(await copySeededDatabase());
});
afterAll(() => one.close());

const countOf = async (table: string) =>
  (await one.pool.query(`select count(*)::int from ${table}`)).rows[0].count as number;

test('one run deletes several batches, and a failing table does not stop the others', async () => {
  await one.pool.query(`insert into idempotency_keys (merchant_code, member_id, call, key, request_hash, created_at)
    select 'aurora', 0, 'register', 'old-' || n, '', now() - interval '8 days' from generate_series(1, 4500) n`);
  await one.pool.query(
    "insert into idempotency_keys (merchant_code, member_id, call, key, request_hash) values ('aurora', 0, 'register', 'young', '')",
  );
  // The first table of the run.
  await one.pool.query(
    "insert into captchas (id, merchant_code, answer_hash, expires_at) values ('stuck', 'aurora', '', now() - interval '1 minute')",
  );
  await one.pool.query(
    "create function stuck() returns trigger language plpgsql as $$ begin raise exception 'too late'; end $$",
  );
  await one.pool.query('create trigger stuck before delete on captchas for each row execute function stuck()');
  await expect(deleteExpired(one.db)).rejects.toThrow();
  expect(await countOf('captchas')).toBe(1);
  expect((await one.pool.query("select key from idempotency_keys where call = 'register'")).rows).toEqual([
    { key: 'young' },
  ]);
});
