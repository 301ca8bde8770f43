import { createHash } from 'node:crypto';
import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/connect.ts';
import { games, lotteryGames, vendorClassifications } from '../db/schema/index.ts';
import { drawResult } from '../lottery/drawResult.ts';
import { commitmentOf } from '../crypto/fairRandom.ts';
import { scheduleDraws, databaseNow } from '../lottery/scheduleDraws.ts';
import { slotsBefore } from '../lottery/schedule.ts';
import { lotteryList } from './lotteryList.ts';
import { classOf, classRows } from './makeGames.ts';
import { writeGameName } from './names/writeGameName.ts';
import { seedOnce } from './seedOnce.ts';

/** Number of past draws of a lottery: some hours of an interval lottery, two months of a daily one. */
const historyOf = ({ intervalSeconds }: { intervalSeconds: number | null }) => (intervalSeconds === null ? 60 : 120);

/**
 * Seeds the lotteries with past draws once, in one transaction, and schedules the next draws. A database that was
 * seeded before gets the missing lotteries. Call it within `withMigrationLock`, after `seedCatalogue`.
 */
export async function seedLotteries(db: Database): Promise<void> {
  await db.transaction((tx) =>
    seedOnce(tx, 'lotteries with 5 of 11', async () => {
      const before = await tx.select({ code: lotteryGames.code }).from(lotteryGames);
      const tiles = await tx
        .select({ id: games.id, gameCode: games.gameCode })
        .from(games)
        .where(
          inArray(
            games.gameCode,
            lotteryList.map(({ code }) => code),
          ),
        );
      const rowOf = new Map(tiles.map(({ id, gameCode }) => [gameCode, id]));
      await tx
        .insert(lotteryGames)
        .values(lotteryList.map((game, rank) => ({ ...game, gameRow: rowOf.get(game.code) ?? null, rank })))
        .onConflictDoUpdate({ target: lotteryGames.code, set: { rank: sql`excluded.rank` } });
      await seedHistory(
        tx,
        before.map(({ code }) => code),
      );
    }),
  );
  await db.transaction((tx) => seedOnce(tx, 'tiles of lotteries with 5 of 11', () => fitTiles(tx)));
  // This also happens in a database that was seeded before, so that the first player finds draws to bet on.
  await scheduleDraws(db);
}

/** The tiles of an older catalogue had names and classes of their own. They get those of their lotteries. */
async function fitTiles(tx: Queries): Promise<void> {
  await tx.insert(vendorClassifications).values(classRows()).onConflictDoNothing();
  for (const { code, name, kind } of lotteryList) {
    const classification = classOf(kind);
    await tx
      .update(games)
      .set({ name: name.EN, localNames: writeGameName(name.EN), classification, gameGroupId: classification })
      .where(eq(games.gameCode, code));
  }
}

/**
 * Seeds past draws of lotteries that are not in `before`. Their seeds are derived from their names, so that every
 * machine has the same history.
 */
async function seedHistory(tx: Queries, before: readonly string[]): Promise<void> {
  const now = await databaseNow(tx);
  const past = (
    await tx
      .select()
      .from(lotteryGames)
      .where(notInArray(lotteryGames.code, [...before]))
  ).flatMap((game) =>
    slotsBefore(game, now, historyOf(game)).map(({ issue, opensAt, closesAt, drawsAt }) => {
      const seed = createHash('sha256').update(`sandbox ${game.code} ${issue}`).digest();
      return {
        game_code: game.code,
        issue,
        opens_at: opensAt,
        closes_at: closesAt,
        draws_at: drawsAt,
        drawn_at: drawsAt,
        status: 'settled',
        // The text form of a bytea.
        seed: `\\x${seed.toString('hex')}`,
        commitment: `\\x${commitmentOf(seed).toString('hex')}`,
        result: drawResult({ game, issue, seed }),
      };
    }),
  );
  // Thousands of rows as one parameter, which is several times as fast as one parameter for each value.
  await tx.execute(sql`
    insert into draws (game_code, issue, opens_at, closes_at, draws_at, drawn_at, status, seed, commitment, result)
    select game_code, issue, opens_at, closes_at, draws_at, drawn_at, status, seed, commitment, result
    from jsonb_populate_recordset(null::draws, ${JSON.stringify(past)})`);
}
