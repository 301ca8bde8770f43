import { and, eq } from 'drizzle-orm';
import { promotions } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { isTrial } from '../auth/sessions.ts';
import { isVisibleTo, promotionValueOf, selectPromotions } from './promotionRows.ts';

export async function getPromotions(context: ContextOf<'getPromotions'>): Promise<ValueOf<'getPromotions'>> {
  const { db, merchant, query, session } = context;
  // A trial account sees the promotions of a guest, because it cannot take part in promotions.
  const viewer = { merchant, memberId: session === undefined || isTrial(session) ? 0 : session.memberId };
  const rows = await selectPromotions(db, viewer.memberId).where(
    and(isVisibleTo(viewer), query.type ? eq(promotions.type, query.type) : undefined),
  );
  return rows.map((row) => promotionValueOf(row, context));
}
