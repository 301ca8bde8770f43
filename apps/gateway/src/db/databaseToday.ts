import { sql } from 'drizzle-orm';
import type { Queries } from './connect.ts';

/** Today's date in a time zone by the database's clock, for example "2026-03-01". */
export async function databaseToday(db: Queries, { timeZone }: { timeZone: string }): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(
    sql`select (now() at time zone ${timeZone})::date::text as today`,
  );
  return rows[0]!.today;
}
