import { and, type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** SQL condition: a moment is within the days `from` to `to` of a time zone, both included. Each bound is optional. */
export function withinDays(
  at: AnyColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  { timeZone }: { timeZone: string },
): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${at} >= ${from}::date::timestamp at time zone ${timeZone}`,
    to === undefined ? undefined : sql`${at} < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
  );
}
