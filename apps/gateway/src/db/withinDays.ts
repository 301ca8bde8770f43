import { and, type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** From the first moment of day `from` to the last of day `to`, days of a time zone; either may be missing. */
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
