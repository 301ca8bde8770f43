import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { bonuses } from '../db/schema/index.ts';
import { stakedSince } from './stakedSince.ts';

/**
 * Stakes, in minor units, that a member's bonuses still ask for. A stake counts for one bonus only, the oldest first: so
 * what is left is the most that any of them lacks together with those that came after it.
 */
export async function turnoverRemaining(db: Queries, memberId: number): Promise<bigint> {
  const open = await db
    .select({
      turnover: bonuses.turnover,
      staked: sql`${stakedSince(bonuses.memberId, bonuses.startedAt)}`.mapWith(BigInt),
    })
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), isNull(bonuses.metAt)))
    .orderBy(asc(bonuses.startedAt), asc(bonuses.id));
  let asked = 0n;
  let remaining = 0n;
  for (const { turnover, staked: since } of open.toReversed()) {
    asked += turnover;
    if (asked - since > remaining) remaining = asked - since;
  }
  return remaining;
}

/** Notes that the stakes were enough, so that they are not added up again. Call it where nothing remains. */
export async function markTurnoverMet(db: Queries, memberId: number): Promise<void> {
  await db
    .update(bonuses)
    .set({ metAt: sql`now()` })
    .where(and(eq(bonuses.memberId, memberId), isNull(bonuses.metAt)));
}
