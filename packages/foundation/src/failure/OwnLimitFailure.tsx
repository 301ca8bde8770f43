import { useTexts } from '@livery/i18n/react';
import { Link } from '@livery/ui';
import type { ReactNode } from 'react';
import { paths } from '../addresses/index.ts';
import styles from './OwnLimitFailure.module.css';

/**
 * Reports that the gateway refused a call because of a limit or break that the member set. Has a link to the safer play
 * settings. The text is in the area `shell`.
 */
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
