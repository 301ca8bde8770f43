import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { draws } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';

/**
 * A draw that takes bets at this moment by the database's clock. Until the transaction ends nobody closes it: whatever is
 * written under it is there before its numbers are. A draw whose time is over is not locked, or a flood of late bets could
 * keep it from closing.
 */
export async function requireOpenDraw(tx: Queries, which: SQL): Promise<{ id: number }> {
  const isOpen = and(
    eq(draws.status, 'open'),
    sql`${draws.opensAt} <= clock_timestamp()`,
    sql`${draws.closesAt} > clock_timestamp()`,
  );
  const [open] = await tx.select({ id: draws.id }).from(draws).where(and(which, isOpen)).for('share');
  if (open !== undefined) return open;
  const [draw] = await tx.select({ id: draws.id }).from(draws).where(which);
  if (draw === undefined) throw new CallFailure('NOT_FOUND', 'There is no such draw.');
  throw new CallFailure('DRAW_CLOSED', 'The draw takes no bets now.');
}

export const isDrawOfIssue = (gameCode: string, issue: string): SQL =>
  and(eq(draws.gameCode, gameCode), eq(draws.issue, issue))!;
