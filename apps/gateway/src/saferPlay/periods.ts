import type { PlayLimitPeriod } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';

/** From when a period runs and when the next one begins, as moments of the wire. */
interface Span {
  from: string;
  to: string;
}

export interface Periods extends Readonly<Record<PlayLimitPeriod, Span>> {
  /** The moment that they were read at, by the database's clock. */
  at: Date;
  /** The day of the merchant's time zone, such as "2026-03-01". */
  today: string;
}

/**
 * The day, the week (from Monday) and the month that run now in the merchant's time zone. Read them after `lockMoney`: then all
 * that the member moved before is earlier, and what moves next falls into these periods or begins the next ones.
 */
export async function readPeriods(db: Queries, { timeZone }: Pick<Merchant, 'timeZone'>): Promise<Periods> {
  const start = (period: PlayLimitPeriod) => sql`date_trunc(${period}, local)`;
  const span = (period: PlayLimitPeriod) =>
    sql`json_build_object('from', ${wire(sql`${start(period)} at time zone ${timeZone}`)}, 'to', ${wire(sql`(${start(period)} + ${`1 ${period}`}::interval) at time zone ${timeZone}`)})`;
  // A volatile function in a subquery is evaluated once.
  const { rows } = await db.execute<{ at: string; today: string; day: Span; week: Span; month: Span }>(sql`
    select ${wire(sql`at`)} as at, local::date::text as today, ${span('day')} as day, ${span('week')} as week, ${span('month')} as month
      from (select at, at at time zone ${timeZone} as local from (select clock_timestamp() as at) as clock) as here`);
  const { at, ...spans } = rows[0]!;
  return { ...spans, at: new Date(at) };
}

/** SQL: a moment as the API writes it. */
const wire = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
