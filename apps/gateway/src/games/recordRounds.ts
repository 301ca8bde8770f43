import type { Merchant } from '@livery/merchant';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { gamePlays, gameRounds, memberDays } from '../db/schema/index.ts';

type Round = Omit<typeof gameRounds.$inferInsert, 'id' | 'merchantCode' | 'at'>;

/**
 * Stores finished rounds of one member on one game, and adds them to the member's day and the game's popularity. Call
 * it in the transaction of the payment, after moving the money, because other transactions wait for the row of the
 * game's counter.
 */
export async function recordRounds(
  tx: Queries,
  { code, timeZone }: Pick<Merchant, 'code' | 'timeZone'>,
  { memberId, gameRow, ...game }: Omit<Round, 'stake' | 'payout' | 'outcome'>,
  played: ReadonlyArray<Pick<Round, 'stake' | 'payout' | 'outcome'>>,
): Promise<void> {
  if (played.length === 0) return;
  await tx
    .insert(gameRounds)
    .values(played.map((round) => ({ ...game, ...round, memberId, gameRow, merchantCode: code })));
  const rounds = played.length;
  const stake = played.reduce((sum, round) => sum + round.stake, 0n);
  const payout = played.reduce((sum, round) => sum + round.payout, 0n);
  await tx
    .insert(memberDays)
    .values({ memberId, merchantCode: code, day: sql`(now() at time zone ${timeZone})::date`, rounds, stake, payout })
    .onConflictDoUpdate({
      target: [memberDays.memberId, memberDays.day],
      set: {
        rounds: sql`${memberDays.rounds} + ${rounds}`,
        stake: sql`${memberDays.stake} + ${stake}`,
        payout: sql`${memberDays.payout} + ${payout}`,
      },
    });
  if (gameRow === null || gameRow === undefined) return;
  await tx
    .insert(gamePlays)
    .values({ merchantCode: code, gameRow, plays: rounds })
    .onConflictDoUpdate({
      target: [gamePlays.merchantCode, gamePlays.gameRow],
      set: { plays: sql`${gamePlays.plays} + ${rounds}` },
    });
}
