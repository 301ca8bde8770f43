import type { Promotion } from '@livery/api/promotions/getPromotions';
import { ConfirmBonus } from '@livery/foundation/bonus';
import type { ReactNode } from 'react';
import { ClaimFailure } from '../../components/ClaimFailure/ClaimFailure.tsx';
import { OnePromotionView } from './OnePromotionView.tsx';
import { usePromotionStep } from './usePromotionStep.ts';

interface OnePromotionProps {
  promotion: Promotion;
  /** Says that what shows may be old; nothing where it is not. */
  staleness: ReactNode;
  /** Its time is over. */
  onEnd: () => void;
}

/** One promotion, and what can be done about it. */
export function OnePromotion({ promotion, staleness, onEnd }: OnePromotionProps) {
  const { failure, claimFailure, confirm, ...step } = usePromotionStep(promotion);
  return (
    <>
      <OnePromotionView
        {...step}
        promotion={promotion}
        staleness={staleness}
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
