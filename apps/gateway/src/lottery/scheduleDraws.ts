import { randomBytes } from 'node:crypto';
import { gte, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { draws, lotteryGames } from '../db/schema/index.ts';
import { commitmentOf } from '../crypto/fairRandom.ts';
import { slotsAfter } from './schedule.ts';

/**
 * Number of draws that each lottery has scheduled ahead, so that betting continues during a short pause of the gateway.
 */
const ahead = 3;

/** The current time by the database's clock, which all gateways share. */
export async function databaseNow(db: Queries): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from now()) * 1000 as now`);
  return new Date(Number(rows[0]!.now));
}

/**
 * Creates the next draws of every lottery, each with a secret seed and its published commitment. Draws whose time
 * passed while no gateway ran are skipped, because no player could bet on them.
 */
export async function scheduleDraws(db: Queries): Promise<void> {
  const now = await databaseNow(db);
  const games = await db.select().from(lotteryGames);
  const there = await db
    .select({ gameCode: draws.gameCode, issue: draws.issue })
    .from(draws)
    .where(gte(draws.drawsAt, now));
  const known = new Set(there.map(({ gameCode, issue }) => `${gameCode} ${issue}`));
  const missing = games.flatMap((game) =>
    // One slot more than needed, because bets on the first draw may be closed already. Such a draw is not created.
    slotsAfter(game, now, ahead + 1)
      .filter(({ closesAt }) => closesAt > now)
      .slice(0, ahead)
      .filter(({ issue }) => !known.has(`${game.code} ${issue}`))
      .map((slot) => {
        const seed = randomBytes(32);
        return { ...slot, gameCode: game.code, seed, commitment: commitmentOf(seed), status: 'open' as const };
      }),
  );
  if (missing.length > 0) await db.insert(draws).values(missing).onConflictDoNothing();
}
