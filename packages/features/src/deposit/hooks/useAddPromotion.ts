import { createIntentKeys, type GatewayError } from '@livery/api/client';
import { useAcceptDepositPromoMutation } from '@livery/api/deposit/acceptDepositPromo';
import { useGetDepositPromosQuery } from '@livery/api/deposit/getDepositPromos';
import type { Deposit } from '@livery/api/deposit/getDeposits';
import type { BonusConditions } from '@livery/foundation/bonus';
import { failureText } from '@livery/foundation/failure';
import { useMoneyInput } from '@livery/foundation/money';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useRef } from 'react';
import { promoTerms } from '../model/promoTerms.ts';

/** A promotion that can still be added to a deposit, with its conditions for the deposit's amount. */
export interface OfferedPromo extends BonusConditions {
  promoId: string;
  title: string;
}

/**
 * Returns the promotions that can still be added to a deposit. The deposit must be pending, have no promotion, and be
 * large enough.
 */
export function useAddPromotion(deposit: Deposit | undefined) {
  const { t } = useTexts('deposit');
  const { t: common } = useTexts('common');
  const { decimals } = useMoneyInput();
  const keys = useRef(createIntentKeys());
  const isOpen = deposit?.state === 'PENDING' && deposit.promoId === undefined;
  const { data: promos = [] } = useGetDepositPromosQuery({ language: useLanguage() }, { skip: !isOpen });
  const [accept, { isLoading, originalArgs, error }] = useAcceptDepositPromoMutation();
  const failure = error as GatewayError | undefined;

  const offered = promos.flatMap((promo): OfferedPromo[] => {
    const terms = isOpen ? promoTerms(promo, deposit.amount, decimals) : undefined;
    return terms ? [{ promoId: promo.promoId, title: promo.title, ...terms }] : [];
  });
  return {
    offered,
    /** Id of the promotion whose call is pending. */
    taking: isLoading ? originalArgs?.promoId : undefined,
    failure:
      failure &&
      (['NOT_FOUND', 'PROMOTION_UNAVAILABLE'].includes(failure.code) ? t('promoGone') : failureText(failure, common)),
    take: (promoId: string) => {
      if (deposit === undefined || isLoading) return;
      const body = { depositId: deposit.depositId, promoId };
      void accept({ ...body, idempotencyKey: keys.current(body) });
    },
  };
}
