import { useTexts } from '@livery/i18n/react';
import { Spinner } from '@livery/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Invitation } from '../../hooks/useInvitation.ts';
import styles from './LinkedInvitation.module.css';

export type LinkedInvitationProps = NonNullable<Invitation['linked']> & {
  /** Whether another code has to be typed if the gateway refuses this one. */
  isRequired: boolean;
};

const icons = {
  checking: <Spinner size="small" />,
  valid: <CircleCheck aria-hidden className={styles.icon} />,
  refused: <CircleAlert aria-hidden className={styles.refused} />,
};

/** Shows the code of the link and whether it counts. A person whose code is refused can type another. */
export function LinkedInvitation({ code, state, isRequired }: LinkedInvitationProps) {
  const { t } = useTexts('auth');
  const textKeys = {
    checking: 'invitationChecking',
    valid: 'invitationTaken',
    refused: isRequired ? 'invitationRefusedRequired' : 'invitationRefused',
  } as const;
  return (
    <p role="status" className={styles.note}>
      {icons[state]}
      <span className={styles.words}>
        <span>
          {t('affiliateCode')} <bdi className={styles.code}>{code}</bdi>
        </span>
        <span className={styles.more}>{t(textKeys[state])}</span>
      </span>
    </p>
  );
}
