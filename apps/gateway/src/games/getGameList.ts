import { sql } from 'drizzle-orm';
import { prepareStatement } from '../db/prepareStatement.ts';
import { games } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requestInvalid } from '../http/callFailure.ts';
import { currentIndex } from './catalogue/currentIndex.ts';
import type { GameFilter } from './catalogue/gameIndex.ts';
import { gameValueOf, selectGames } from './gameRows.ts';
import { cursorOf, readCursor } from './listCursor.ts';

const pageOf = prepareStatement((db) =>
  selectGames(db, sql.placeholder('merchant'))
    .where(sql`${games.id} = any(${sql.placeholder('ids')}::int[])`)
    .orderBy(sql`array_position(${sql.placeholder('ids')}::int[], ${games.id})`)
    .prepare('game_page'),
);

/**
 * An index in memory decides which games match, how many they are and in which order. The database returns one page of
 * them.
 */
export async function getGameList(context: ContextOf<'getGameList'>): Promise<ValueOf<'getGameList'>> {
  const { db, merchant, query } = context;
  const filter = filterOf(query);
  const found = (await currentIndex(db)).find(filter);
  const { pageNo, pageSize, after } = query;
  const start = after === undefined ? (pageNo - 1) * pageSize : found.countTo(readCursor(after));
  const page = found.slice(start, start + pageSize);
  const end = start + page.length;
  const rows = page.length === 0 ? [] : await pageOf(db).execute({ merchant: merchant.code, ids: page });
  return {
    games: rows.map(gameValueOf(context, { withLocalName: true })),
    pageNum: pageNo,
    totalPages: Math.ceil(found.count / pageSize),
    total: found.count,
    ...(page.length > 0 && end < found.count && { next: cursorOf(found.positionAt(end - 1)) }),
  };
}

/** An empty filter is ignored, because forms also send their empty fields. */
function filterOf({
  gameType,
  gameName,
  vassalage,
  gameClassify,
  isNew,
  minBet,
  minLine,
}: ContextOf<'getGameList'>['query']): GameFilter {
  return {
    gameType,
    vendorCode: vassalage || undefined,
    classification: gameClassify || undefined,
    isNew: isNew === '1' || undefined,
    stake: minBet ? wholeNumber('minBet', minBet) * 100 : undefined,
    minLines: minLine ? wholeNumber('minLine', minLine) : undefined,
    name: gameName?.trim() || undefined,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw requestInvalid({ path: `query.${name}`, message: 'is not a whole number' });
  return Number(text);
}
