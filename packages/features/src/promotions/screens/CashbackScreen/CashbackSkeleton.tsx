import { useTexts } from '@livery/i18n/react';
import { RowSkeleton, ScreenBody, Skeleton } from '@livery/ui';
import styles from './CashbackView.module.css';

/** The placeholder of the screen: the total, then lines. */
export function CashbackSkeleton() {
  const { t } = useTexts('common');
  return (
    <ScreenBody loadingLabel={t('loading')}>
      <div aria-hidden className={styles.head}>
        <Skeleton shape="line" className={styles.awaitedLabel} />
        <Skeleton className={styles.awaitedMoney} />
      </div>
      {Array.from({ length: 5 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </ScreenBody>
  );
}
