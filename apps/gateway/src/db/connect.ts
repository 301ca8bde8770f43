import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import * as schema from './schema/index.ts';

/** A database, or a transaction on it. A transaction within a transaction is a savepoint. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
/** Anything that runs queries: a database or a transaction. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Connection {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

/**
 * Connects to a database with a pool. A query longer than 5 s and a wait longer than 3 s for a connection fail, so that
 * an overloaded gateway answers 503 and does not block callers.
 */
export function connect(databaseUrl: string, { max = 10 }: { max?: number } = {}): Connection {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'livery-gateway',
  });
  // The pool replaces an idle connection that the server closes. Without an event listener the error event would end
  // the process.
  pool.on('error', () => {});
  // The pool listens only to idle connections. Without this listener the process would also end if the server closes a
  // connection within a transaction (a restart, or a pause of more than 10 s). The transaction fails in any case.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: drizzle(pool, { schema, casing: 'snake_case' }), close: () => pool.end() };
}
