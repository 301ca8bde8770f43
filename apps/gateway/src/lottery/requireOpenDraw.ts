import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { draws } from '../db/schema/index.ts';
import { CallFailure } from '../http/callFailure.ts';

/**
 * Finds a draw that takes bets now by the database's clock, and locks it. The draw cannot be closed until the
 * transaction ends, so a bet is stored before the numbers are drawn. A draw after its closing time is not locked,
 * because many late bets could delay its closing.
 */
export async function findOpenDraw(tx: Queries, which: SQL): Promise<{ id: number } | undefined> {
  const isOpen = and(
    eq(draws.status, 'open'),
    sql`${draws.opensAt} <= clock_timestamp()`,
    sql`${draws.closesAt} > clock_timestamp()`,
  );
  const [open] = await tx.select({ id: draws.id }).from(draws).where(and(which, isOpen)).for('share');
  return open;
}

/**
 * Finds and locks a draw like `findOpenDraw`.
 * @throws NOT_FOUND or DRAW_CLOSED.
 */
export async function requireOpenDraw(tx: Queries, which: SQL): Promise<{ id: number }> {
  const open = await findOpenDraw(tx, which);
  if (open !== undefined) return open;
  const [draw] = await tx.select({ id: draws.id }).from(draws).where(which);
  if (draw === undefined) throw new CallFailure('NOT_FOUND', 'This draw does not exist.');
  throw new CallFailure('DRAW_CLOSED', 'The draw does not accept bets now.');
}

export const isDrawOfIssue = (gameCode: string, issue: string): SQL =>
  and(eq(draws.gameCode, gameCode), eq(draws.issue, issue))!;
