import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failureOf } from '../http/replies.ts';
import { copySeededDatabase } from '../testing/testGateway.ts';
import { type Connection, connect } from './connect.ts';

let connection: Connection;
beforeAll(async () => {
  connection = connect(await copySeededDatabase());
});
afterAll(() => connection.close());

test('a connection closed within a transaction fails that transaction, and the pool stays usable', async () => {
  const uncaught = vi.fn<(error: Error) => void>();
  // Vitest's own listeners would only report the error after the test.
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', uncaught);
  try {
    const transaction = connection.db.transaction(async (tx) => {
      const [backend] = (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows;
      await connection.pool.query('select pg_terminate_backend($1)', [backend!.pid]);
      await vi.waitFor(() => expect(tx.execute(sql`select 1`)).rejects.toThrow());
      await tx.execute(sql`select 1`);
    });
    await expect(transaction).rejects.toThrow();
    expect((await connection.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(uncaught).not.toHaveBeenCalled();
  } finally {
    process.removeListener('uncaughtException', uncaught);
    for (const listener of others) process.on('uncaughtException', listener);
  }
});

test('a transaction that pauses longer than its limit fails as busy, not as an unexpected error', async () => {
  const transaction = connection.db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '1ms'`);
    await vi.waitFor(() => expect(tx.execute(sql`select 1`)).rejects.toThrow());
    await tx.execute(sql`select 1`);
  });
  const error = await transaction.catch((thrown: unknown) => thrown);
  expect(failureOf(error, () => {}).code).toBe('BUSY');
});
