import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { lotteryGames, lotteryOrders } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { limitsOf, maxBets, maxMultiple } from './limits.ts';
import { lotteryValueOf, selectLotteries } from './lotteryRows.ts';
import { playValueOf } from './plays/playValue.ts';
import { playsOf } from './plays/playsOf.ts';

export async function getLotteryGames(context: ContextOf<'getLotteryGames'>): Promise<ValueOf<'getLotteryGames'>> {
  const exponent = exponentOf(context.merchant);
  const { minStake, maxStake } = limitsOf(context.merchant);
  const found = await selectLotteries(context.db);
  return {
    limits: { minStake: toDecimal(minStake, exponent), maxStake: toDecimal(maxStake, exponent), maxMultiple, maxBets },
    list: found.map((row) => ({
      ...lotteryValueOf(context)(row),
      plays: playsOf(row.lottery).map(playValueOf(context)),
    })),
  };
}

export async function getLottList(context: ContextOf<'getLottList'>): Promise<ValueOf<'getLottList'>> {
  return { list: (await selectLotteries(context.db, eq(lotteryGames.category, 'LOTT'))).map(lotteryValueOf(context)) };
}

export async function getElottList(context: ContextOf<'getElottList'>): Promise<ValueOf<'getElottList'>> {
  return { list: (await selectLotteries(context.db, eq(lotteryGames.category, 'ELOTT'))).map(lotteryValueOf(context)) };
}

/** The Vietnamese lotteries of the caller's bets, the most recent first. */
export async function getVnRecentGames(context: ContextOf<'getVnRecentGames'>): Promise<ValueOf<'getVnRecentGames'>> {
  const { db } = context;
  const played = await db
    .select({
      code: lotteryOrders.gameCode,
      lastPlayedAt: sql<Date>`max(${lotteryOrders.placedAt})`.mapWith(lotteryOrders.placedAt),
    })
    .from(lotteryOrders)
    .innerJoin(lotteryGames, and(eq(lotteryGames.code, lotteryOrders.gameCode), eq(lotteryGames.kind, 'vn')))
    .where(eq(lotteryOrders.memberId, requireSession(context).memberId))
    .groupBy(lotteryOrders.gameCode)
    .orderBy(desc(sql`max(${lotteryOrders.placedAt})`));
  if (played.length === 0) return { list: [] };
  const found = await selectLotteries(
    db,
    inArray(
      lotteryGames.code,
      played.map(({ code }) => code),
    ),
  );
  const valueOf = new Map(found.map((row) => [row.lottery.code, lotteryValueOf(context)(row)]));
  return {
    list: played.map(({ code, lastPlayedAt }) => ({ ...valueOf.get(code)!, lastPlayedAt: lastPlayedAt.toISOString() })),
  };
}
