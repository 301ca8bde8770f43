import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { games, recentGames } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { gameValueOf, selectGames } from './gameRows.ts';

/** Maximum number of listed games. The table stores all games that a member opened, one row each. */
const most = 20;

export async function getRecentGames(context: ContextOf<'getRecentGames'>): Promise<ValueOf<'getRecentGames'>> {
  const { db, merchant } = context;
  const found = await selectGames(db, merchant.code)
    .innerJoin(recentGames, eq(recentGames.gameRow, games.id))
    .where(and(eq(recentGames.memberId, requireSession(context).memberId), eq(games.isOpen, true)))
    .orderBy(desc(recentGames.openedAt), games.id)
    .limit(most);
  return { list: found.map(gameValueOf(context)) };
}

/** Adds a game to the recent games. The call is a GET, as in older gateways. A repeated call only changes the time. */
export async function addRecentGame(context: ContextOf<'addRecentGame'>): Promise<ValueOf<'addRecentGame'>> {
  const { db, query } = context;
  const { memberId } = requireSession(context);
  const [game] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.nodeId, query.nodeId), eq(games.vendorCode, query.vendor)));
  if (game === undefined) throw new CallFailure('NOT_FOUND', 'This vendor does not have this game.');
  await recordRecentGame(db, { memberId, gameRow: game.id });
  return { success: true };
}

/** Makes a game the member's most recent game. */
export async function recordRecentGame(db: Queries, opened: { memberId: number; gameRow: number }): Promise<void> {
  await db
    .insert(recentGames)
    .values({ ...opened, openedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [recentGames.memberId, recentGames.gameRow],
      set: { openedAt: sql`excluded.opened_at` },
    });
}
