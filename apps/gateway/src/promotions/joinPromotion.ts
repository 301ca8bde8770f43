import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { readPromotion, requirePromotionState, setPromotionState } from './changePromotion.ts';
import { promotionValueOf } from './promotionRows.ts';

/** Joins a promotion, or applies for one that the merchant reviews. */
export async function joinPromotion(context: ContextOf<'joinPromotion'>): Promise<ValueOf<'joinPromotion'>> {
  const { db, merchant, body } = context;
  const wanted = { merchant, memberId: requireSession(context).memberId, promoId: Number(body.promoId) };
  await lockMoney(db, [wanted.memberId]);
  const row = await readPromotion(db, wanted);
  requirePromotionState(row, 'JOIN');
  if (row.promotion.way === 'deposit')
    throw new CallFailure(
      'PROMOTION_UNAVAILABLE',
      'This promotion goes with a deposit: send its id along, or call acceptDepositPromo.',
      { value: { state: 'JOIN' } },
    );
  await setPromotionState(db, wanted, row.promotion.isReviewed ? 'APPLYING' : 'JOINED');
  return promotionValueOf(await readPromotion(db, wanted), context);
}
