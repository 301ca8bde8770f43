import { useTexts } from '@livery/i18n/react';
import { LineSkeleton, RowSkeleton } from '@livery/ui';
import styles from './LotteryRows.module.css';

/** Placeholders of lottery rows. */
export function LotteryRowsSkeleton({ count = 6 }: { count?: number }) {
  const { t: common } = useTexts('common');
  return (
    <output aria-label={common('loading')} className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.toCome}>
          <RowSkeleton />
          <LineSkeleton />
        </span>
      ))}
    </output>
  );
}
