import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { bonuses } from '../db/schema/index.ts';
import { stakedSince } from './stakedSince.ts';

/** Required stakes of a member's unfinished bonuses, in minor units. */
interface OpenTurnover {
  /** Sum of the required stakes at the start of all these bonuses. */
  total: bigint;
  /** Required stakes that remain. If it is zero, the member can withdraw. */
  remaining: bigint;
}

/**
 * Reads the required stakes of a member's bonuses. Each stake is used for one bonus only, the oldest bonus first. So
 * the remaining stakes are the largest shortfall of any bonus together with the later bonuses.
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

/** Marks the member's bonuses as met, so that stakes are not summed again. Call it if no required stakes remain. */
export async function markTurnoverComplete(db: Queries, memberId: number): Promise<void> {
  await db
    .update(bonuses)
    .set({ metAt: sql`now()` })
    .where(and(eq(bonuses.memberId, memberId), isNull(bonuses.metAt)));
}
