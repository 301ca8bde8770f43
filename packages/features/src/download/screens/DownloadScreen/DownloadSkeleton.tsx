import { useTexts } from '@livery/i18n/react';
import { Skeleton } from '@livery/ui';
import styles from './DownloadView.module.css';

/** The loading state of the buttons. */
export function DownloadSkeleton() {
  const { t: common } = useTexts('common');
  return (
    <output aria-label={common('loading')} className={styles.buttons}>
      <Skeleton className={styles.mainToCome} />
      <Skeleton className={styles.otherToCome} />
    </output>
  );
}
