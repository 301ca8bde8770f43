import { useTexts } from '@livery/i18n/react';
import { Spinner } from '@livery/ui';
import { CircleCheck } from 'lucide-react';
import type { Invitation } from '../../hooks/useInvitation.ts';
import styles from './LinkedInvitation.module.css';

/** Says that the code of the link, by which this person came, counts: nothing has to be typed. */
export function LinkedInvitation({ code, isChecking }: NonNullable<Invitation['linked']>) {
  const { t } = useTexts('auth');
  return (
    <p role="status" className={styles.note}>
      {isChecking ? <Spinner size="small" /> : <CircleCheck aria-hidden className={styles.icon} />}
      <span className={styles.words}>
        <span>
          {t('affiliateCode')} <bdi className={styles.code}>{code}</bdi>
        </span>
        <span className={styles.more}>{t(isChecking ? 'invitationChecking' : 'invitationTaken')}</span>
      </span>
    </p>
  );
}
