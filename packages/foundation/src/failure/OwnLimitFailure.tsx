import { useTexts } from '@livery/i18n/react';
import { Link } from '@livery/ui';
import type { ReactNode } from 'react';
import { paths } from '../addresses/index.ts';
import styles from './OwnLimitFailure.module.css';

/** A refusal by a limit or a break of the member's own, with the way to where they stand. Its text is in the area `shell`. */
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
