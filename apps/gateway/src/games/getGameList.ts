import { and, asc, count, eq, gte, lte, sql } from 'drizzle-orm';
import { games } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requestInvalid } from '../http/callFailure.ts';
import { gameValueOf, selectGames } from './gameRows.ts';

export async function getGameList({ db, merchant, query }: ContextOf<'getGameList'>): Promise<ValueOf<'getGameList'>> {
  const where = filtersOf(query);
  const [total] = await db.select({ count: count() }).from(games).where(where);
  const found = await selectGames(db, merchant.code)
    .where(where)
    .orderBy(asc(games.rank), asc(games.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  return { games: found.map(gameValueOf(merchant)), pageNum: query.pageNo, totalPages: Math.ceil((total?.count ?? 0) / query.pageSize) };
}

/** An empty filter is none: forms send their empty fields too. */
function filtersOf(query: ContextOf<'getGameList'>['query']) {
  const { gameType, gameName, vassalage, gameClassify, isNew, minBet, minLine } = query;
  return and(
    eq(games.isOpen, true),
    gameType && eq(games.gameType, gameType),
    vassalage ? eq(games.vendorCode, vassalage) : undefined,
    gameClassify ? eq(games.classification, gameClassify) : undefined,
    isNew && eq(games.isNew, true),
    // Games that can be played from this stake on, and with at least so many lines.
    minBet ? lte(games.minBet, wholeNumber('minBet', minBet) * 100) : undefined,
    minLine ? gte(games.lines, wholeNumber('minLine', minLine)) : undefined,
    gameName?.trim() ? sql`lower(${games.name}) like ${`%${gameName.trim().toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}` : undefined,
  );
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw requestInvalid({ path: `query.${name}`, message: 'is no whole number' });
  return Number(text);
}
