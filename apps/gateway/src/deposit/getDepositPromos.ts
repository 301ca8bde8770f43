import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { requireSession } from '../auth/sessions.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { toPercent } from '../wallet/share.ts';
import { selectAvailablePromos } from './depositPromos.ts';

export async function getDepositPromos(context: ContextOf<'getDepositPromos'>): Promise<ValueOf<'getDepositPromos'>> {
  const { db, merchant } = context;
  const exponent = exponentOf(merchant);
  const promos = await selectAvailablePromos(db, { merchant, memberId: requireSession(context).memberId });
  return promos.map(({ id, title, bonusBasisPoints, bonus, minDeposit, turnoverTimes }) => ({
    promoId: String(id),
    title: localised(title, context),
    bonusPercent: toPercent(bonusBasisPoints),
    maxBonus: toDecimal(bonus, exponent),
    minDeposit: toDecimal(minDeposit, exponent),
    turnoverTimes,
  }));
}
