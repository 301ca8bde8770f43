import { useTexts } from '@livery/i18n/react';
import { LineSkeleton, ScreenBody, Skeleton } from '@livery/ui';
import styles from './PromotionsView.module.css';

/** The placeholder of the screen: cards with pictures, or one promotion. */
export function PromotionsSkeleton({ isOne }: { isOne: boolean }) {
  const { t } = useTexts('common');
  return (
    <ScreenBody loadingLabel={t('loading')}>
      {Array.from({ length: isOne ? 1 : 3 }, (_, index) => (
        <div key={index} className={styles.toCome}>
          <Skeleton className={styles.picture} />
          <LineSkeleton lines={isOne ? 5 : 2} />
        </div>
      ))}
    </ScreenBody>
  );
}
