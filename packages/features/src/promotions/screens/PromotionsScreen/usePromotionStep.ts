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
import { type PromotionStep, toneOf, stepOf } from '../../model/promotionSteps.ts';

interface PromotionStepState {
  /** The next action. */
  step: PromotionStep | undefined;
  /** Runs the action. A guest logs in first and returns. A trial sees that an account is necessary. */
  onStep: () => void;
  isBusy: boolean;
  /** Whether the reply to a claim was lost and the outcome is requested. */
  isLooking: boolean;
  /** The confirmation of a bonus that restricts withdrawals. */
  confirm: ConfirmBonusProps;
  /** The reason why joining failed, as a sentence. */
  failure: string | undefined;
  /** The reason why claiming failed. */
  claimFailure: ClaimFailureState | undefined;
}

/** Joins and claims a promotion. A second press after a lost reply repeats the same request. */
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
  // The player may have joined by a request whose reply was lost, or in another tab. Then the error is hidden.
  const isWanted = step === 'join' || toneOf(state) === 'over';
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
