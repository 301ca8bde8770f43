import { and, count, desc, eq } from 'drizzle-orm';
import { requireSession } from '../auth/sessions.ts';
import { lotteryChases } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { pageRange, toPage } from '../http/toPage.ts';
import { chaseValues } from './chaseRows.ts';

/** Returns a page of the player's chases, the newest first. */
export async function getChases(context: ContextOf<'getChases'>): Promise<ValueOf<'getChases'>> {
  const { db, query } = context;
  const where = and(
    eq(lotteryChases.memberId, requireSession(context).memberId),
    query.gameCode ? eq(lotteryChases.gameCode, query.gameCode) : undefined,
  );
  const [total] = await db.select({ count: count() }).from(lotteryChases).where(where);
  const { limit, offset } = pageRange(query);
  const found = await db
    .select()
    .from(lotteryChases)
    .where(where)
    .orderBy(desc(lotteryChases.placedAt), desc(lotteryChases.id))
    .limit(limit)
    .offset(offset);
  return toPage(await chaseValues(db, context, found), total?.count ?? 0, query);
}
