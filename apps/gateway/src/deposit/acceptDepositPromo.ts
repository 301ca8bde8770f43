import { and, eq } from 'drizzle-orm';
import { deposits } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { CallFailure } from '../http/callFailure.ts';
import { requireSession } from '../auth/sessions.ts';
import { lockMoney } from '../wallet/ledger.ts';
import { requireDepositPromo } from './depositPromos.ts';
import { depositValueOf, selectDeposits } from './depositRows.ts';

/** Adds a promotion to a pending deposit. Its bonus is paid when the deposit is approved. */
export async function acceptDepositPromo(
  context: ContextOf<'acceptDepositPromo'>,
): Promise<ValueOf<'acceptDepositPromo'>> {
  const { db, merchant, body } = context;
  const { memberId } = requireSession(context);
  await lockMoney(db, [memberId]);
  const own = and(eq(deposits.id, Number(body.depositId)), eq(deposits.memberId, memberId));
  const [deposit] = await selectDeposits(db).where(own);
  if (deposit === undefined) throw new CallFailure('NOT_FOUND', 'The member does not have this deposit.');
  if (deposit.state !== 'PENDING' || deposit.promotionId !== null)
    throw new CallFailure('PROMOTION_UNAVAILABLE', 'The deposit is decided, or already has a promotion.');
  const promo = await requireDepositPromo(db, { merchant, memberId, promoId: body.promoId, amount: deposit.amount });
  await db.update(deposits).set({ promotionId: promo.id }).where(own);
  return depositValueOf({ ...deposit, promotionId: promo.id }, merchant);
}
