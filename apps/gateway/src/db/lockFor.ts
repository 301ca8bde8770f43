import { sql } from 'drizzle-orm';
import type { Queries } from './connect.ts';

/**
 * Waits until no other transaction, of any gateway process, holds the lock of this name, and holds it to the end of the
 * transaction.
 */
export async function lockFor(tx: Queries, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
