import type { GameType } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { withinDays } from '../db/withinDays.ts';
import { cashbackClaims, gameRounds } from '../db/schema/index.ts';
import { databaseToday } from '../db/databaseToday.ts';
import type { ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { shareOf, toPercent } from '../wallet/share.ts';

/** Number of days before today with claimable cashback. */
const claimableDays = 7;

/** Share of all stakes, won or lost, in hundredths of a percent. */
const rates: Readonly<Record<GameType, number>> = {
  RNG: 50,
  FISH: 50,
  PVP: 30,
  LIVE: 40,
  SPORTS: 35,
  ELOTT: 60,
  LOTT: 60,
};

export interface CashbackLine {
  day: string;
  gameType: GameType;
  turnover: bigint;
  amount: bigint;
}

/** Throws NOT_ALLOWED unless players of the merchant claim cashback themselves. */
export function requireCashback({ switches }: Merchant): void {
  if (!switches.MANPLAYREB3) throw new CallFailure('NOT_ALLOWED', 'Manual cashback is switched off at this merchant.');
}

/**
 * The cashback that a member can claim, by day and game type. Only finished days are included, because today's stakes
 * still grow. Lines without an amount are left out.
 */
export async function findClaimableLines(
  db: Queries,
  { merchant, memberId }: { merchant: Merchant; memberId: number },
): Promise<CashbackLine[]> {
  const today = await databaseToday(db, merchant);
  const stakes = await db
    .select({
      day: sql<string>`(${gameRounds.at} at time zone ${merchant.timeZone})::date::text`,
      gameType: gameRounds.gameType,
      turnover: sql`sum(${gameRounds.stake})`.mapWith(BigInt),
    })
    .from(gameRounds)
    .where(
      and(
        eq(gameRounds.memberId, memberId),
        withinDays(gameRounds.at, { from: daysBefore(today, claimableDays), to: daysBefore(today, 1) }, merchant),
      ),
    )
    // Group by position: the expression has a parameter, so PostgreSQL does not detect that two of these expressions
    // are equal.
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1 desc`, sql`2`);
  const claimed = await db
    .select({ day: cashbackClaims.day, gameType: cashbackClaims.gameType })
    .from(cashbackClaims)
    .where(eq(cashbackClaims.memberId, memberId));
  const done = new Set(claimed.map(cashbackLineId));
  return stakes
    .filter((line) => !done.has(cashbackLineId(line)))
    .map((line) => ({ ...line, amount: shareOf(line.turnover, rates[line.gameType]) }))
    .filter(({ amount }) => amount > 0n);
}

/** Id of a line in the API. */
export const cashbackLineId = ({ day, gameType }: Pick<CashbackLine, 'day' | 'gameType'>): string =>
  `${day}.${gameType}`;

/** A line as the API returns it. */
export function cashbackValueOf(line: CashbackLine, merchant: Merchant): ValueOf<'getCashback'>['lines'][number] {
  const exponent = exponentOf(merchant);
  const { day, gameType, turnover, amount } = line;
  return {
    lineId: cashbackLineId(line),
    day,
    gameType,
    turnover: toDecimal(turnover, exponent),
    ratePercent: toPercent(rates[gameType]),
    amount: toDecimal(amount, exponent),
  };
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
}
