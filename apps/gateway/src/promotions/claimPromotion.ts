import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { requireSession } from '../auth/sessions.ts';
import { requireNoBreak } from '../saferPlay/requireNoBreak.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { readPromotion, requirePromotionState, setPromotionState } from './changePromotion.ts';
import { payBonus } from './payBonus.ts';
import { promotionValueOf } from './promotionRows.ts';

/** Claims a promotion's bonus. This works only once. If the merchant reviews claims, the claim is processed first. */
export async function claimPromotion(context: ContextOf<'claimPromotion'>): Promise<ValueOf<'claimPromotion'>> {
  const { db, merchant, body } = context;
  const wanted = { merchant, memberId: requireSession(context).memberId, promoId: Number(body.promoId) };
  await lockMoney(db, [wanted.memberId]);
  await requireNoBreak(db, wanted.memberId);
  const row = await readPromotion(db, wanted);
  requirePromotionState(row, 'CLAIM');
  const { id, bonus, turnoverTimes, isReviewed } = row.promotion;
  await setPromotionState(db, wanted, isReviewed ? 'PROCESSING' : 'CLAIMED');
  if (!isReviewed)
    await payBonus(db, {
      merchant,
      memberId: wanted.memberId,
      cause: `promotion ${id} ${wanted.memberId}`,
      amount: bonus,
      turnoverTimes,
    });
  return promotionValueOf(await readPromotion(db, wanted), context);
}
