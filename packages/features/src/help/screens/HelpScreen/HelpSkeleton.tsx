import { useTexts } from '@livery/i18n/react';
import { LineSkeleton, RowSkeleton, ScreenBody, Skeleton } from '@livery/ui';
import styles from './HelpView.module.css';

/** The placeholder of the screen: the search, then topics with their rows. */
export function HelpSkeleton() {
  const { t: common } = useTexts('common');
  return (
    <ScreenBody loadingLabel={common('loading')}>
      <Skeleton className={styles.searchToCome} />
      {Array.from({ length: 3 }, (_, index) => (
        <span key={index} aria-hidden className={styles.group}>
          <LineSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </span>
      ))}
    </ScreenBody>
  );
}
