import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { Database } from './connect.ts';
import * as schema from './schema/index.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** An arbitrary number that is the same in every gateway process. */
const setUpLock = 7_305_804_402;

/**
 * Runs `work` under the lock for migrating and seeding a database, on a connection without a statement time limit. The
 * lock ends with the connection, so a killed process releases it.
 */
export async function withMigrationLock<T>(databaseUrl: string, work: (db: Database) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'livery-gateway-set-up' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [setUpLock]);
    return await work(drizzle(client, { schema, casing: 'snake_case' }));
  } finally {
    await client.end();
  }
}

/** Runs the missing migrations. Call it within `withMigrationLock`. */
export async function migrateTables(db: Database): Promise<void> {
  await migrate(db, { migrationsFolder });
}
