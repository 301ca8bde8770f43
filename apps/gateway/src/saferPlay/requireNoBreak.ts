import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { playBreaks } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';
import type { ValueOf } from '../http/callContext.ts';

/** The member's current break, if any. */
export async function findBreak(db: Queries, memberId: number): Promise<ValueOf<'takeBreak'> | undefined> {
  const [found] = await db
    .select({ kind: playBreaks.kind, until: playBreaks.until })
    .from(playBreaks)
    .where(and(eq(playBreaks.memberId, memberId), gt(playBreaks.until, sql`clock_timestamp()`)));
  return found && { kind: found.kind, until: found.until.toISOString() };
}

/**
 * Throws during a break. Before money moves, call it after `lockMoney`, which waits for a break that is being created.
 * @throws PLAY_BREAK
 */
export async function requireNoBreak(db: Queries, memberId: number): Promise<void> {
  const holding = await findBreak(db, memberId);
  if (holding !== undefined) throw playBreakFailure(holding);
}

export function playBreakFailure(holding: ValueOf<'takeBreak'>): CallFailure {
  return new CallFailure('PLAY_BREAK', `The member takes a break until ${holding.until}.`, { value: holding });
}
