import { useTexts } from '@livery/i18n/react';
import { Link } from '@livery/ui';
import type { ReactNode } from 'react';
import { paths } from '../addresses/index.ts';
import styles from './OwnLimitFailure.module.css';

/** A refusal because of a member's own limit or break, with a link to its settings. Its text is in the area `shell`. */
export function OwnLimitFailure({ children }: { children: ReactNode }) {
  const { t } = useTexts('shell');
  return (
    <>
      {children}{' '}
      <Link href={paths.saferPlay} className={styles.way}>
        {t('saferPlay')}
      </Link>
    </>
  );
}
