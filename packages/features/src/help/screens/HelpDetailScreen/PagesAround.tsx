import { useTexts } from '@livery/i18n/react';
import { Link } from '@livery/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { helpAddress } from '../../model/helpAddress.ts';
import type { HelpDetail } from '../../model/helpPages.ts';
import styles from './PagesAround.module.css';

/** Links to the previous and next pages, with their titles. */
export function PagesAround({ previous, next }: Pick<HelpDetail, 'previous' | 'next'>) {
  const { t } = useTexts('help');
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label={t('around')} className={styles.around}>
      {previous && (
        <Link href={helpAddress(previous.target)} rel="prev" className={styles.link}>
          <ChevronLeft aria-hidden />
          <span className={styles.words}>
            <span className={styles.which}>{t('previous')}</span> <bdi>{previous.title}</bdi>
          </span>
        </Link>
      )}
      {next && (
        <Link href={helpAddress(next.target)} rel="next" className={styles.next}>
          <span className={styles.words}>
            <span className={styles.which}>{t('next')}</span> <bdi>{next.title}</bdi>
          </span>
          <ChevronRight aria-hidden />
        </Link>
      )}
    </nav>
  );
}
