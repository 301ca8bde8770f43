import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { Avatar, Link } from '@livery/ui';
import { GuestButtons } from '../shell/GuestButtons.tsx';
import styles from './GuestSummary.module.css';

/** Login, register and a link for a forgotten password, for guests. */
export function GuestSummary() {
  const { t } = useTexts('menu');
  return (
    <div className={styles.summary}>
      <p className={styles.members}>
        <Avatar />
        {t('members')}
      </p>
      <div className={styles.buttons}>
        <GuestButtons place="menu" />
      </div>
      <Link href={paths.forgotPassword} className={styles.forgot}>
        {t('forgotPassword')}
      </Link>
    </div>
  );
}
