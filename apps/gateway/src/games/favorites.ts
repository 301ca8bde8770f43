import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { favorites, games } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { gameValueOf, selectGames } from './gameRows.ts';

/** Returns a page of the member's favourites, the newest first. */
export async function getFavoriteGames(
  context: Pick<ContextOf<'getFavoriteGames'>, 'db' | 'merchant' | 'language' | 'query' | 'session'>,
): Promise<ValueOf<'getFavoriteGames'>> {
  const { db, merchant, query } = context;
  const { memberId } = requireSession(context);
  const where = and(
    eq(favorites.memberId, memberId),
    eq(games.isOpen, true),
    query.gameType && eq(games.gameType, query.gameType),
    query.vendor ? eq(games.vendorCode, query.vendor) : undefined,
  );
  const ofMember = eq(favorites.gameRow, games.id);
  const [total] = await db.select({ count: count() }).from(favorites).innerJoin(games, ofMember).where(where);
  const found = await selectGames(db, merchant.code)
    .innerJoin(favorites, ofMember)
    .where(where)
    .orderBy(desc(favorites.createdAt), asc(games.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);
  return {
    content: found.map(gameValueOf(context)),
    pageNum: query.pageNo,
    totalPages: Math.ceil((total?.count ?? 0) / query.pageSize),
  };
}

/** Adds a favourite. Adding it again changes nothing. */
export async function addFavoriteGame(context: ContextOf<'addFavoriteGame'>): Promise<ValueOf<'addFavoriteGame'>> {
  const { memberId } = requireSession(context);
  const gameRow = await findRow(context.db, context.body);
  if (gameRow === undefined) throw new CallFailure('NOT_FOUND', 'This vendor does not have this game.');
  await context.db.insert(favorites).values({ memberId, gameRow }).onConflictDoNothing();
  return { success: true };
}

/** Removes a favourite. The call also succeeds if the game is not a favourite. */
export async function removeFavoriteGame(
  context: ContextOf<'removeFavoriteGame'>,
): Promise<ValueOf<'removeFavoriteGame'>> {
  const { memberId } = requireSession(context);
  const gameRow = await findRow(context.db, context.query);
  if (gameRow !== undefined)
    await context.db.delete(favorites).where(and(eq(favorites.memberId, memberId), eq(favorites.gameRow, gameRow)));
  return { success: true };
}

async function findRow(
  db: Queries,
  { nodeId, vendor }: ContextOf<'addFavoriteGame'>['body'],
): Promise<number | undefined> {
  const [found] = await db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.nodeId, nodeId), eq(games.vendorCode, vendor)));
  return found?.id;
}
