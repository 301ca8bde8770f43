import { sql } from 'drizzle-orm';
import type { Queries } from './connect.ts';

/** Makes this transaction the only one, of all gateway processes, that goes on under this name. Others wait for its end. */
export async function lockFor(tx: Queries, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
