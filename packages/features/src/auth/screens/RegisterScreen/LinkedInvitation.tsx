import { useTexts } from '@livery/i18n/react';
import { Button, Spinner } from '@livery/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Invitation } from '../../hooks/useInvitation.ts';
import styles from './LinkedInvitation.module.css';

export type LinkedInvitationProps = NonNullable<Invitation['linked']> & {
  /** Whether the player must enter another code if the gateway rejects this code. */
  isRequired: boolean;
  /** Moves the focus to the field for another code. */
  onEnterAnother: () => void;
};

const icons = {
  checking: <Spinner size="small" />,
  valid: <CircleCheck aria-hidden className={styles.icon} />,
  refused: <CircleAlert aria-hidden className={styles.refused} />,
};

/**
 * Shows the code of the link and whether it is valid. If it is rejected, a button moves to the field for another code.
 */
export function LinkedInvitation({ code, state, isRequired, onEnterAnother }: LinkedInvitationProps) {
  const { t } = useTexts('auth');
  const textKeys = {
    checking: 'invitationChecking',
    valid: 'invitationTaken',
    refused: isRequired ? 'invitationRefusedRequired' : 'invitationRefused',
  } as const;
  return (
    <div className={styles.note}>
      {icons[state]}
      <div className={styles.words}>
        <p role="status" className={styles.words}>
          <span>
            {t('affiliateCode')} <bdi className={styles.code}>{code}</bdi>
          </span>
          <span className={styles.more}>{t(textKeys[state])}</span>
        </p>
        {state === 'refused' && (
          <Button size="small" className={styles.another} onClick={onEnterAnother}>
            {t('invitationEnterAnother')}
          </Button>
        )}
      </div>
    </div>
  );
}
