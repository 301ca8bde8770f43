import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { games, hotGames } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { gameValueOf, selectGames } from './gameRows.ts';

export async function getHotGames({ db, merchant }: ContextOf<'getHotGames'>): Promise<ValueOf<'getHotGames'>> {
  const found = await selectGames(db, merchant.code).where(and(isNotNull(hotGames.rank), eq(games.isOpen, true))).orderBy(asc(hotGames.rank), asc(games.id));
  return { list: found.map(gameValueOf(merchant)) };
}
