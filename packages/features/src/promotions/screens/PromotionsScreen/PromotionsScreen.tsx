import { LoadFailed, NotUpToDate } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { OnePromotion } from './OnePromotion.tsx';
import { PromotionGone } from './PromotionGone.tsx';
import { PromotionsSkeleton } from './PromotionsSkeleton.tsx';
import { PromotionsView } from './PromotionsView.tsx';
import { usePromotionsScreen } from './usePromotionsScreen.ts';

/** The merchant's promotions. With `?id=`, one promotion. */
export function PromotionsScreen() {
  const { t } = useTexts('rewards');
  const { list, opened, failure, isStale, onRetry } = usePromotionsScreen();
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  if (list === undefined) return <PromotionsSkeleton isOne={opened !== undefined} />;
  const notices = isStale && <NotUpToDate>{t('notUpToDate')}</NotUpToDate>;
  if (opened === undefined) return <PromotionsView {...list} notices={notices} />;
  if (opened.promotion === undefined) return <PromotionGone />;
  return <OnePromotion key={opened.id} promotion={opened.promotion} notices={notices} onEnd={list.onEnd} />;
}
