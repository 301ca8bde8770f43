import { and, desc, eq } from 'drizzle-orm';
import { gamePlays, games } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { gameValuesByRow } from './gameRows.ts';

const most = 30;

/** Returns the most played games first: those with the most rounds of this merchant's players, see `recordRounds`. */
export async function getPopularGames(context: ContextOf<'getPopularGames'>): Promise<ValueOf<'getPopularGames'>> {
  const { db, merchant, query } = context;
  const found = await db
    .select({ gameRow: gamePlays.gameRow, plays: gamePlays.plays })
    .from(gamePlays)
    .innerJoin(games, eq(games.id, gamePlays.gameRow))
    .where(
      and(
        eq(gamePlays.merchantCode, merchant.code),
        eq(games.isOpen, true),
        query.gameType && eq(games.gameType, query.gameType),
      ),
    )
    .orderBy(desc(gamePlays.plays), gamePlays.gameRow)
    .limit(most);
  const values = await gameValuesByRow(
    db,
    context,
    found.map(({ gameRow }) => gameRow),
  );
  return { list: found.map(({ gameRow, plays }) => ({ ...values.get(gameRow)!, plays })) };
}
