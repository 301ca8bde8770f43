import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import * as schema from './schema/index.ts';

/** A database, or a transaction on it: a transaction within one is a savepoint. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
/** Whatever can run queries. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface Connection {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool. No request waits longer than `statementTimeout` in the database or three seconds for a connection: under
 * overload callers hear a clear 503 instead of hanging.
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
  // An idle connection that the server ends (a restart) is replaced on next use; unheard, the event would end the process.
  pool.on('error', () => {});
  return { pool, db: drizzle(pool, { schema, casing: 'snake_case' }), close: () => pool.end() };
}
