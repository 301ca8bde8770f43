import type { PlayLimitPeriod } from '@livery/api/contract';
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { deposits, entries } from '../db/schema/index.ts';
import { currentState } from '../deposit/depositRows.ts';
import type { Periods } from './periods.ts';

/** Minor units per period. */
export type Used = Readonly<Record<PlayLimitPeriod, bigint>>;

/** A member's deposits: approved and pending. */
export async function depositsOf(db: Queries, memberId: number, periods: Periods): Promise<Used> {
  const [sums] = await db
    .select(sumsOf(deposits.amount, deposits.createdAt, periods))
    .from(deposits)
    .where(
      and(
        eq(deposits.memberId, memberId),
        gte(deposits.createdAt, sql`${earliest(periods)}::timestamptz`),
        inArray(currentState, ['PENDING', 'APPROVED']),
      ),
    );
  return sums!;
}

/** A member's losses by the ledger: stakes minus payouts and returned stakes. They are negative after wins. */
export async function lossesOf(db: Queries, memberId: number, periods: Periods): Promise<Used> {
  const [sums] = await db
    .select(sumsOf(sql`-${entries.amount}`, entries.createdAt, periods))
    .from(entries)
    .where(
      and(
        eq(entries.memberId, memberId),
        gte(entries.createdAt, sql`${earliest(periods)}::timestamptz`),
        inArray(entries.kind, ['BET', 'PAYOUT', 'REFUND']),
      ),
    );
  return sums!;
}

function sumsOf(amount: SQL | typeof deposits.amount, at: SQL | Column, { day, week, month }: Periods) {
  const since = (from: string) =>
    sql`coalesce(sum(${amount}) filter (where ${at} >= ${from}::timestamptz), 0)`.mapWith(BigInt);
  return { day: since(day.from), week: since(week.from), month: since(month.from) };
}

type Column = typeof deposits.createdAt | typeof entries.createdAt;

/** A week can start in the previous month. */
const earliest = ({ week, month }: Periods) => (week.from < month.from ? week.from : month.from);
