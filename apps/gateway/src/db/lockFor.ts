import { sql } from 'drizzle-orm';
import type { Queries } from './connect.ts';

/** Waits for the lock of this name across all gateway processes, and holds it until the transaction ends. */
export async function lockFor(tx: Queries, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
