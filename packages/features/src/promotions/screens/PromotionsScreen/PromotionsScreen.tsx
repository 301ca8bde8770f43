import { PromotionsView } from './PromotionsView.tsx';
import { usePromotionsScreen } from './usePromotionsScreen.ts';

/** Promotions. */
export function PromotionsScreen() {
  return <PromotionsView {...usePromotionsScreen()} />;
}
