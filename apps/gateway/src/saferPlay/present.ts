import type { Merchant } from '@livery/merchant';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { presentDays } from '../db/schema/index.ts';
import type { Periods } from './periods.ts';

/** A member without activity for longer was absent in that time. */
const longestPause = sql`interval '15 minutes'`;

/**
 * Counts a member as present from their last activity today until now. Calls with a session do it every five minutes,
 * and so do launches and rounds of games.
 * @param since last activity of this session, which may be later.
 */
export async function markPresent(
  db: Queries,
  { timeZone }: Pick<Merchant, 'timeZone'>,
  { memberId, since }: { memberId: number; since?: Date },
): Promise<void> {
  const day = sql`(now() at time zone ${timeZone})::date`;
  const midnight = sql`(${day}::timestamp at time zone ${timeZone})`;
  const seen = since === undefined ? sql`null::timestamptz` : sql`${since.toISOString()}::timestamptz`;
  const passed = (from: SQL) =>
    sql`case when now() - ${from} between interval '0' and ${longestPause} then extract(epoch from now() - greatest(${from}, ${midnight}))::int else 0 end`;
  await db
    .insert(presentDays)
    .values({ memberId, day, seconds: passed(seen), seenAt: sql`now()` })
    .onConflictDoUpdate({
      target: [presentDays.memberId, presentDays.day],
      set: {
        seconds: sql`${presentDays.seconds} + ${passed(sql`greatest(${presentDays.seenAt}, ${seen})`)}`,
        seenAt: sql`greatest(${presentDays.seenAt}, now())`,
      },
    });
}

/** Seconds that a member was present today, until now. */
export async function secondsToday(db: Queries, memberId: number, { today }: Pick<Periods, 'today'>): Promise<number> {
  const pause = sql`clock_timestamp() - ${presentDays.seenAt}`;
  const [found] = await db
    .select({
      seconds:
        sql`${presentDays.seconds} + case when ${pause} between interval '0' and ${longestPause} then extract(epoch from ${pause})::int else 0 end`.mapWith(
          Number,
        ),
    })
    .from(presentDays)
    .where(and(eq(presentDays.memberId, memberId), eq(presentDays.day, today)));
  return found?.seconds ?? 0;
}
