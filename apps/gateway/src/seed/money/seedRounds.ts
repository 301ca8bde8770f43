import type { Merchant } from '@livery/merchant';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { gameRounds, games, hotGames, memberDays } from '../../db/schema/index.ts';
import { exponentOf, toMinorUnits } from '../../wallet/minorUnits.ts';
import { seededRandom } from '../seededRandom.ts';
import type { DemoHistory } from './demoHistories.ts';
import type { HistoricalMovement } from './postHistory.ts';

const dayMs = 86_400_000;

/** Payouts of rounds that did not lose the whole stake, as percentages of the stake. */
const returns = [50, 100, 120, 150, 200, 300, 500];

/**
 * Seeds a demo member's past rounds.
 * @returns the movements of their stakes and payouts.
 */
export async function seedRounds(
  tx: Queries,
  merchant: Merchant,
  { memberId, username, past }: { memberId: number; username: string; past: DemoHistory },
): Promise<HistoricalMovement[]> {
  const random = seededRandom(`rounds of ${username} at ${merchant.code}`);
  const exponent = exponentOf(merchant);
  const played = await tx
    .select({ gameRow: games.id, vendorCode: games.vendorCode, gameType: games.gameType })
    .from(hotGames)
    .innerJoin(games, eq(games.id, hotGames.gameRow))
    .where(eq(hotGames.merchantCode, merchant.code))
    .orderBy(asc(hotGames.rank));
  if (played.length === 0) return [];
  const now = Date.now();
  const rounds = Array.from({ length: past.days }, (_one, index) => past.days - index).flatMap((daysAgo) =>
    // Fewer rounds before the last 60 days, so that a year of history is seeded quickly.
    Array.from({ length: daysAgo > 60 ? Number(random.chance(0.4)) : past.roundsPerDay + random.below(2) }, () => {
      const stake = toMinorUnits(random.pick(past.stakes), exponent);
      const payout = random.chance(0.55) ? 0n : (stake * BigInt(random.pick(returns))) / 100n;
      // The rounds are always in the past. The latest are some hours old.
      return {
        ...random.pick(played),
        memberId,
        merchantCode: merchant.code,
        stake,
        payout,
        outcome: {},
        at: new Date(now - daysAgo * dayMs + random.below(18 * 3_600_000)),
      };
    }),
  );
  await tx.insert(gameRounds).values(rounds);
  await tx.execute(sql`
    insert into ${memberDays} (member_id, day, merchant_code, rounds, stake, payout)
    select member_id, (at at time zone ${merchant.timeZone})::date, merchant_code, count(*), sum(stake), sum(payout)
      from ${gameRounds} where member_id = ${memberId} group by 1, 2, 3
    on conflict do nothing`);
  const wallet = { memberId, code: 'MAIN' };
  const gamesAccount = { memberId: null, code: 'GAMES' };
  return rounds.flatMap(({ stake, payout, at }, index) => {
    const reference = `past ${memberId} ${index}`;
    const bet: HistoricalMovement = { at, kind: 'BET', reference, from: wallet, to: gamesAccount, amount: stake };
    return payout === 0n
      ? [bet]
      : [
          bet,
          {
            at: new Date(at.getTime() + 4_000),
            kind: 'PAYOUT',
            reference,
            from: gamesAccount,
            to: wallet,
            amount: payout,
          },
        ];
  });
}
