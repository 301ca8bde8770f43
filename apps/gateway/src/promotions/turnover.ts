import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { bonuses } from '../db/schema/index.ts';
import { stakedSince } from './stakedSince.ts';

/**
 * Stakes that a member's bonuses still require, in minor units. Each stake counts for one bonus, the oldest first, so
 * the remainder is the largest shortfall of any bonus together with those after it.
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

/** Marks the member's bonuses as met, so that stakes are not added up again. Call it where nothing remains. */
export async function markTurnoverMet(db: Queries, memberId: number): Promise<void> {
  await db
    .update(bonuses)
    .set({ metAt: sql`now()` })
    .where(and(eq(bonuses.memberId, memberId), isNull(bonuses.metAt)));
}
