import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { deleteInBatches } from '../db/deleteInBatches.ts';
import { draws, lotteryGames, lotteryOrders } from '../db/schema/index.ts';

/** Deletes interval draws without bets after 30 days, because there are thousands a day. */
export async function deleteOldDraws(db: Queries): Promise<void> {
  const fast = db.select({ code: lotteryGames.code }).from(lotteryGames).where(isNotNull(lotteryGames.intervalSeconds));
  const orders = db.select({ id: lotteryOrders.id }).from(lotteryOrders).where(eq(lotteryOrders.drawId, draws.id));
  await deleteInBatches(
    db,
    draws,
    and(
      eq(draws.status, 'settled'),
      lt(draws.drawsAt, sql`now() - interval '30 days'`),
      inArray(draws.gameCode, fast),
      notExists(orders),
    )!,
  );
}
