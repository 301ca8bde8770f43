import type { Merchant } from '@livery/merchant';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { memberPromotions, promotions } from '../db/schema/index.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { setPromotionState } from './changePromotion.ts';
import { payBonus } from './payBonus.ts';

interface Decision {
  merchant: Merchant;
  /** Id of the member's row, not of the promotion. */
  id: number;
  isApproved: boolean;
}

/**
 * Approves or rejects an application or a claim in process. An approval pays its bonus. Needs a transaction.
 * @returns false if it is not pending any more.
 */
export async function decidePromotion(tx: Queries, { merchant, id, isApproved }: Decision): Promise<boolean> {
  const read = () =>
    tx
      .select({ own: getTableColumns(memberPromotions), promotion: getTableColumns(promotions) })
      .from(memberPromotions)
      .innerJoin(promotions, eq(promotions.id, memberPromotions.promotionId))
      .where(and(eq(memberPromotions.id, id), eq(promotions.merchantCode, merchant.code)));
  const [found] = await read();
  if (found === undefined) return false;
  const { memberId } = found.own;
  await lockMoney(tx, [memberId]);
  const [{ own, promotion } = found] = await read();
  if (own.state !== 'APPLYING' && own.state !== 'PROCESSING') return false;
  await setPromotionState(
    tx,
    { merchant, memberId, promoId: promotion.id },
    isApproved ? (own.state === 'APPLYING' ? 'ISSUED' : 'CLAIMED') : 'REJECTED',
  );
  if (isApproved) {
    const { bonus, turnoverTimes } = promotion;
    await payBonus(tx, {
      merchant,
      memberId,
      cause: `promotion ${promotion.id} ${memberId}`,
      amount: bonus,
      turnoverTimes,
    });
  }
  return true;
}
