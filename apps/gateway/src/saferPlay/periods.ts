import type { PlayLimitPeriod } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';

/** Start of a period and start of the next one, in the format of the API. */
interface Span {
  from: string;
  to: string;
}

export interface Periods extends Readonly<Record<PlayLimitPeriod, Span>> {
  /** The time of reading, by the database's clock. */
  at: Date;
  /** The day in the merchant's time zone, for example "2026-03-01". */
  today: string;
}

/**
 * The current day, week (from Monday) and month in the merchant's time zone. Read them after `lockMoney`: then all
 * earlier movements of the member are before the time of reading, and later movements are in these periods or in later
 * ones.
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

/** SQL: a moment in the format of the API. */
const wire = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
