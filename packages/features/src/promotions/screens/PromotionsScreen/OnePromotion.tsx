import type { Promotion } from '@livery/api/promotions/getPromotions';
import { OnePromotionView } from './OnePromotionView.tsx';
import { usePromotionStep } from './usePromotionStep.ts';

interface OnePromotionProps {
  promotion: Promotion;
  /** Its time is over. */
  onEnd: () => void;
}

/** One promotion, and what can be done about it. */
export function OnePromotion({ promotion, onEnd }: OnePromotionProps) {
  return <OnePromotionView promotion={promotion} onEnd={onEnd} {...usePromotionStep(promotion)} />;
}
