import { useTexts } from '@livery/i18n/react';
import { LineSkeleton, RowSkeleton } from '@livery/ui';
import styles from './SecurityView.module.css';

/** The screen to come: the bar, then rows. */
export function SecuritySkeleton() {
  const { t: common } = useTexts('common');
  return (
    <output aria-label={common('loading')} className={styles.screen}>
      <LineSkeleton lines={3} />
      {Array.from({ length: 7 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </output>
  );
}
