import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { signedIn } from '../session/sessions.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { readPromotion, requireState, setState } from './changePromotion.ts';
import { promotionValueOf } from './promotionRows.ts';

/** Joins a promotion; one that the house looks at is applied for. */
export async function joinPromotion(context: ContextOf<'joinPromotion'>): Promise<ValueOf<'joinPromotion'>> {
  const { db, merchant, body } = context;
  const wanted = { merchant, memberId: signedIn(context).memberId, promoId: Number(body.promoId) };
  await lockMoney(db, [wanted.memberId]);
  const row = await readPromotion(db, wanted);
  requireState(row, 'JOIN');
  if (row.promotion.way === 'deposit')
    throw new CallFailure(
      'PROMOTION_UNAVAILABLE',
      'This promotion goes with a deposit: send its id along, or call acceptDepositPromo.',
      { value: { state: 'JOIN' } },
    );
  await setState(db, wanted, row.promotion.isReviewed ? 'APPLYING' : 'JOINED');
  return promotionValueOf(await readPromotion(db, wanted), context);
}
