import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { isVisibleTo, promotionValueOf, selectPromotions, stateOf } from './promotionRows.ts';

export async function getUnclaimedPromos(
  context: ContextOf<'getUnclaimedPromos'>,
): Promise<ValueOf<'getUnclaimedPromos'>> {
  const viewer = { merchant: context.merchant, memberId: requireSession(context).memberId };
  const rows = await selectPromotions(context.db, viewer.memberId).where(isVisibleTo(viewer));
  const items = rows.filter((row) => stateOf(row) === 'CLAIM').map((row) => promotionValueOf(row, context));
  return { count: items.length, items };
}
