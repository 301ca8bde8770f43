import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { requireSession } from '../auth/sessions.ts';
import { depositTermsOf } from '../promotions/depositTermsOf.ts';
import { exponentOf } from '../wallet/minorUnits.ts';
import { selectAvailablePromos } from './depositPromos.ts';

export async function getDepositPromos(context: ContextOf<'getDepositPromos'>): Promise<ValueOf<'getDepositPromos'>> {
  const { db, merchant } = context;
  const exponent = exponentOf(merchant);
  const promos = await selectAvailablePromos(db, { merchant, memberId: requireSession(context).memberId });
  return promos.map((promo) => ({
    promoId: String(promo.id),
    title: localised(promo.title, context),
    ...(promo.endsAt !== null && { endsAt: promo.endsAt.toISOString() }),
    ...depositTermsOf(promo, exponent),
  }));
}
