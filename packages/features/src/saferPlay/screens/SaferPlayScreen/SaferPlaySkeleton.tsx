import { useTexts } from '@livery/i18n/react';
import { LineSkeleton, RowSkeleton } from '@livery/ui';
import styles from './SaferPlayView.module.css';

/** The screen to come: the session, then limits. */
export function SaferPlaySkeleton() {
  const { t: common } = useTexts('common');
  return (
    <output aria-label={common('loading')} className={styles.screen}>
      <LineSkeleton lines={4} />
      {Array.from({ length: 7 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </output>
  );
}
