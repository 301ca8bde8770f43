import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { JobContext } from '../jobs/job.ts';
import type { Queries } from '../db/connect.ts';
import { draws, lotteryGames } from '../db/schema/index.ts';
import { drawResult } from './drawResult.ts';
import { scheduleDraws } from './scheduleDraws.ts';

/**
 * Schedules, closes and draws the draws of every lottery up to now. Each step is one statement that does only the
 * remaining work, so the job may be interrupted, run late, or run in two gateways concurrently. A draw whose time
 * passed while no gateway ran is drawn from its scheduled seed. `settleDraws` pays the bets.
 */
export async function advanceDraws({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await scheduleDraws(db);
  await closeDraws(db);
  await drawDue(db);
}

/** Closes the draws whose betting time is over. It skips draws that a bet has locked. The next run closes them. */
async function closeDraws(db: Queries): Promise<void> {
  const due = db
    .select({ id: draws.id })
    .from(draws)
    .where(and(eq(draws.status, 'open'), lte(draws.closesAt, sql`now()`)))
    .for('no key update', { skipLocked: true });
  await db.update(draws).set({ status: 'closed' }).where(inArray(draws.id, due));
}

async function drawDue(db: Queries): Promise<void> {
  const due = await db
    .select({ id: draws.id, issue: draws.issue, seed: draws.seed, game: lotteryGames })
    .from(draws)
    .innerJoin(lotteryGames, eq(lotteryGames.code, draws.gameCode))
    .where(and(eq(draws.status, 'closed'), lte(draws.drawsAt, sql`now()`)))
    .orderBy(asc(draws.drawsAt));
  for (const { id, ...draw } of due) {
    await db
      .update(draws)
      .set({ status: 'drawn', result: drawResult(draw), drawnAt: sql`now()` })
      .where(and(eq(draws.id, id), eq(draws.status, 'closed')));
  }
}
