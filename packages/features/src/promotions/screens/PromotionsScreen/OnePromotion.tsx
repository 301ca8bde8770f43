import type { Promotion } from '@livery/api/promotions/getPromotions';
import { usePlayBreakNotice } from '@livery/foundation/play-break';
import { ConfirmBonus } from '@livery/foundation/bonus';
import type { ReactNode } from 'react';
import { ClaimFailure } from '../../components/ClaimFailure/ClaimFailure.tsx';
import { OnePromotionView } from './OnePromotionView.tsx';
import { usePromotionStep } from './usePromotionStep.ts';

interface OnePromotionProps {
  promotion: Promotion;
  /** Notices at the top, for example about outdated content. */
  notices: ReactNode;
  /** Called when the time of the promotion is over. */
  onEnd: () => void;
}

/** One promotion, and the player's next action. */
export function OnePromotion({ promotion, notices, onEnd }: OnePromotionProps) {
  const { failure, claimFailure, confirm, ...step } = usePromotionStep(promotion);
  const playBreak = usePlayBreakNotice();
  const refusal = step.step === 'claim' ? playBreak : undefined;
  return (
    <>
      <OnePromotionView
        {...step}
        step={refusal === undefined ? step.step : undefined}
        promotion={promotion}
        notices={
          <>
            {notices}
            {refusal}
          </>
        }
        onEnd={onEnd}
        failure={
          <ClaimFailure
            failure={claimFailure ?? (failure === undefined ? undefined : { text: failure, isOwnLimit: false })}
          />
        }
      />
      <ConfirmBonus {...confirm} />
    </>
  );
}
