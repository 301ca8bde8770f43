import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { prepareStatement } from '../db/prepareStatement.ts';
import { games, hotGames } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { gameValueOf, selectGames } from './gameRows.ts';

const findHotGames = prepareStatement((db) =>
  selectGames(db, sql.placeholder('merchant'))
    .where(and(isNotNull(hotGames.rank), eq(games.isOpen, true)))
    .orderBy(asc(hotGames.rank), asc(games.id))
    .prepare('hot_games'),
);

export async function getHotGames(context: ContextOf<'getHotGames'>): Promise<ValueOf<'getHotGames'>> {
  const { db, merchant, headerLanguage, language } = context;
  const found = await findHotGames(db).execute({ merchant: merchant.code });
  // The query of this call contains EN also for readers of Urdu, so the language comes from the header.
  return { list: found.map(gameValueOf({ merchant, language: headerLanguage ?? language })) };
}
