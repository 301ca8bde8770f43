import type { Merchant } from '@livery/merchant';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { gamePlays, gameRounds, memberDays } from '../db/schema/index.ts';

type Round = Omit<typeof gameRounds.$inferInsert, 'id' | 'merchantCode' | 'at'>;

/**
 * Stores a finished round, and counts it for its member's day and its game's popularity. Call it in the transaction
 * that pays, after moving the money: other transactions wait for the row of the game's counter.
 */
export async function recordRound(
  tx: Queries,
  { code, timeZone }: Pick<Merchant, 'code' | 'timeZone'>,
  round: Round,
): Promise<void> {
  const { memberId, gameRow, stake, payout } = round;
  await tx.insert(gameRounds).values({ ...round, merchantCode: code });
  await tx
    .insert(memberDays)
    .values({
      memberId,
      merchantCode: code,
      day: sql`(now() at time zone ${timeZone})::date`,
      rounds: 1,
      stake,
      payout,
    })
    .onConflictDoUpdate({
      target: [memberDays.memberId, memberDays.day],
      set: {
        rounds: sql`${memberDays.rounds} + 1`,
        stake: sql`${memberDays.stake} + ${stake}`,
        payout: sql`${memberDays.payout} + ${payout}`,
      },
    });
  if (gameRow === null || gameRow === undefined) return;
  await tx
    .insert(gamePlays)
    .values({ merchantCode: code, gameRow, plays: 1 })
    .onConflictDoUpdate({
      target: [gamePlays.merchantCode, gamePlays.gameRow],
      set: { plays: sql`${gamePlays.plays} + 1` },
    });
}
