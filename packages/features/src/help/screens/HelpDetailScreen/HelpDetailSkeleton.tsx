import { useTexts } from '@livery/i18n/react';
import { LineSkeleton } from '@livery/ui';
import styles from './HelpDetailView.module.css';

/** The page to come: its title and its text. */
export function HelpDetailSkeleton() {
  const { t: common } = useTexts('common');
  return (
    <output aria-label={common('loading')} className={styles.screen}>
      <LineSkeleton />
      <LineSkeleton lines={5} />
    </output>
  );
}
