import type { UnknownWord } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { withinDays } from '../db/withinDays.ts';
import { gameRounds, games, lotteryGames, vendors } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { requireSession } from '../auth/sessions.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';

type Status = Exclude<ValueOf<'getGameRecords'>['content'][number]['status'], UnknownWord>;

/** Finished bets: rounds of launched games and settled lottery bets. */
export async function getGameRecords(context: ContextOf<'getGameRecords'>): Promise<ValueOf<'getGameRecords'>> {
  const { db, merchant, query } = context;
  const where = and(
    eq(gameRounds.memberId, requireSession(context).memberId),
    withinDays(gameRounds.at, query, merchant),
    query.gameType ? eq(gameRounds.gameType, query.gameType) : undefined,
    query.vendor ? eq(gameRounds.vendorCode, query.vendor) : undefined,
    query.status && hasStatus[query.status],
  );
  const sumOf = (column: typeof gameRounds.stake | typeof gameRounds.payout) =>
    sql`coalesce(sum(${column}), 0)`.mapWith(BigInt);
  const [sums] = await db
    .select({ rounds: count(), stake: sumOf(gameRounds.stake), payout: sumOf(gameRounds.payout) })
    .from(gameRounds)
    .where(where);
  const { limit, offset } = pageRange(query);
  const rows = await db
    .select({ round: gameRounds, gameName: games.name, lotteryName: lotteryGames.name, vendorName: vendors.name })
    .from(gameRounds)
    .leftJoin(games, eq(games.id, gameRounds.gameRow))
    .leftJoin(lotteryGames, eq(lotteryGames.code, gameRounds.lotteryCode))
    .leftJoin(vendors, eq(vendors.code, gameRounds.vendorCode))
    .where(where)
    .orderBy(desc(gameRounds.at), desc(gameRounds.id))
    .limit(limit)
    .offset(offset);
  const content = rows.map(({ round, gameName, lotteryName, vendorName }) => ({
    roundId: String(round.id),
    gameName: lotteryName === null ? (gameName ?? '') : localised(lotteryName, context),
    gameType: round.gameType,
    vassalage: round.vendorCode,
    displayName: vendorName ?? round.vendorCode,
    ...figuresOf(round, merchant),
    status: statusOf(round),
    at: round.at.toISOString(),
  }));
  return { ...toPage(content, sums!.rounds, query), sums: { rounds: sums!.rounds, ...figuresOf(sums!, merchant) } };
}

const hasStatus: Readonly<Record<Status, SQL>> = {
  WON: gt(gameRounds.payout, gameRounds.stake),
  LOST: gt(gameRounds.stake, gameRounds.payout),
  EVEN: eq(gameRounds.payout, gameRounds.stake),
};

const statusOf = ({ stake, payout }: { stake: bigint; payout: bigint }): Status =>
  payout > stake ? 'WON' : payout < stake ? 'LOST' : 'EVEN';

function figuresOf({ stake, payout }: { stake: bigint; payout: bigint }, merchant: Merchant) {
  const exponent = exponentOf(merchant);
  return {
    stake: toDecimal(stake, exponent),
    payout: toDecimal(payout, exponent),
    net: toDecimal(payout - stake, exponent),
  };
}
