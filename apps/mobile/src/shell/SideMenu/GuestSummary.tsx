import { paths } from '@livery/foundation/addresses';
import { canRegister } from '@livery/features/auth';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Avatar, ButtonLink, Link } from '@livery/ui';
import styles from './GuestSummary.module.css';

/** Login, register and the forgotten password, for guests. */
export function GuestSummary() {
  const { t } = useTexts('menu');
  const { t: common } = useTexts('common');
  const { switches } = useMerchant();
  return (
    <div className={styles.summary}>
      <p className={styles.members}>
        <Avatar />
        {t('members')}
      </p>
      <div className={styles.buttons}>
        <ButtonLink variant="primary" href={paths.login}>
          {common('login')}
        </ButtonLink>
        {canRegister(switches) && <ButtonLink href={paths.register}>{common('register')}</ButtonLink>}
      </div>
      <Link href={paths.forgotPassword} className={styles.forgot}>
        {t('forgotPassword')}
      </Link>
    </div>
  );
}
