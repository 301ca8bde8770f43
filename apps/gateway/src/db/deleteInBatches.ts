import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './connect.ts';

/** Maximum number of rows per statement, far below its time limit. */
const batch = 2_000;

/** Deletes the rows that match a condition in batches, so that no statement exceeds its time limit. */
export async function deleteInBatches(db: Queries, table: PgTable, fits: SQL): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${fits} limit ${batch}))`,
    );
    if ((rowCount ?? 0) < batch) return;
  }
}
