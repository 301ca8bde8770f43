import { LoadFailed } from '@livery/foundation/failure';
import { OnePromotion } from './OnePromotion.tsx';
import { PromotionGone } from './PromotionGone.tsx';
import { PromotionsSkeleton } from './PromotionsSkeleton.tsx';
import { PromotionsView } from './PromotionsView.tsx';
import { usePromotionsScreen } from './usePromotionsScreen.ts';

/** The merchant's promotions, and with `?id=` one of them. */
export function PromotionsScreen() {
  const { list, opened, failure, onRetry } = usePromotionsScreen();
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  if (list === undefined) return <PromotionsSkeleton isOne={opened !== undefined} />;
  if (opened === undefined) return <PromotionsView {...list} />;
  return opened.promotion ? (
    <OnePromotion key={opened.id} promotion={opened.promotion} onEnd={list.onEnd} />
  ) : (
    <PromotionGone />
  );
}
