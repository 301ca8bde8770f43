import { createIntentKeys, type GatewayError } from '@livery/api/client';
import type { Promotion } from '@livery/api/promotions/getPromotions';
import { useJoinPromotionMutation } from '@livery/api/promotions/joinPromotion';
import type { ConfirmBonusProps } from '@livery/foundation/bonus';
import { failureText } from '@livery/foundation/failure';
import { refusalMs, useRule } from '@livery/foundation/roles';
import { useLoginFirst } from '@livery/foundation/session';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useRef } from 'react';
import { type ClaimFailureState, useClaimPromotion } from '../../hooks/useClaimPromotion.ts';
import { type PromotionStep, standings, stepOf } from '../../model/promotionSteps.ts';

interface PromotionStepState {
  /** What can be done now. */
  step: PromotionStep | undefined;
  /** Does it; a guest logs in first and comes back, a trial reads that it takes an account. */
  onStep: () => void;
  isBusy: boolean;
  /** The answer to a claim was lost, and the gateway is asked what became of it. */
  isLooking: boolean;
  /** The question before a bonus that restricts withdrawals. */
  confirm: ConfirmBonusProps;
  /** Why joining did not succeed, as a sentence. */
  failure: string | undefined;
  /** Why claiming did not. */
  claimFailure: ClaimFailureState | undefined;
}

/** Joining and claiming a promotion. Pressed again after a lost answer it is the same request. */
export function usePromotionStep(promotion: Promotion): PromotionStepState {
  const { t } = useTexts('promotions');
  const { t: common } = useTexts('common');
  const [join, { isLoading, error }] = useJoinPromotionMutation();
  const { claim, claiming, isLooking, confirm, failure: claimFailure } = useClaimPromotion();
  const keys = useRef(createIntentKeys());
  const loginFirst = useLoginFirst('promotion');
  const isTrial = useRule('promotion') === 'accountNotice';
  const { t: refusal } = useTexts('refusal');
  const { showToast } = useToasts();
  const { promoId, state } = promotion;
  const step = stepOf(promotion);
  // Who takes part after all, by an answer that was lost or in another tab, has not failed.
  const isWanted = step === 'join' || standings[state].tone === 'over';
  const failure = isWanted ? (error as GatewayError | undefined) : undefined;
  const isBusy = isLoading || claiming !== undefined;
  return {
    step,
    onStep: () => {
      if (isTrial) return showToast(refusal('accountOnly'), { duration: refusalMs });
      if (isBusy || loginFirst()) return;
      if (step === 'claim') claim(promotion);
      else void join({ promoId, idempotencyKey: keys.current({ promoId }) });
    },
    isBusy,
    isLooking,
    confirm,
    claimFailure,
    failure:
      failure &&
      (['PROMOTION_UNAVAILABLE', 'NOT_FOUND'].includes(failure.code) ? t('unavailable') : failureText(failure, common)),
  };
}
