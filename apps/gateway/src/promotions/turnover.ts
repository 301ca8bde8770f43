import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { bonuses } from '../db/schema/index.ts';
import { stakedSince } from './stakedSince.ts';

/** Stakes that a member's unfinished bonuses require, in minor units. */
interface OpenTurnover {
  /** At first, of all of them together. */
  total: bigint;
  /** Still missing. Zero: the member can withdraw. */
  remaining: bigint;
}

/**
 * Reads the stakes that a member's bonuses require. Each stake counts for one bonus, the oldest first, so the remainder
 * is the largest shortfall of any bonus together with those after it.
 */
export async function openTurnover(db: Queries, memberId: number): Promise<OpenTurnover> {
  const open = await db
    .select({
      turnover: bonuses.turnover,
      staked: sql`${stakedSince(bonuses.memberId, bonuses.startedAt)}`.mapWith(BigInt),
    })
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), isNull(bonuses.metAt)))
    .orderBy(asc(bonuses.startedAt), asc(bonuses.id));
  let total = 0n;
  let remaining = 0n;
  for (const { turnover, staked: since } of open.toReversed()) {
    total += turnover;
    if (total - since > remaining) remaining = total - since;
  }
  return { total, remaining };
}

/** Marks the member's bonuses as met, so that stakes are not added up again. Call it where nothing remains. */
export async function markTurnoverMet(db: Queries, memberId: number): Promise<void> {
  await db
    .update(bonuses)
    .set({ metAt: sql`now()` })
    .where(and(eq(bonuses.memberId, memberId), isNull(bonuses.metAt)));
}
