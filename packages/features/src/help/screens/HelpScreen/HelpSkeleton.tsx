import { useTexts } from '@livery/i18n/react';
import { LineSkeleton, RowSkeleton, Skeleton } from '@livery/ui';
import styles from './HelpView.module.css';

/** The screen to come: the search, then topics with their rows. */
export function HelpSkeleton() {
  const { t: common } = useTexts('common');
  return (
    <output aria-label={common('loading')} className={styles.screen}>
      <Skeleton className={styles.searchToCome} />
      {Array.from({ length: 3 }, (_, index) => (
        <span key={index} aria-hidden className={styles.group}>
          <LineSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </span>
      ))}
    </output>
  );
}
