import type { Deposit } from '@livery/api/deposit/getDeposits';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import styles from './OneDepositView.module.css';

interface DepositOutcomeProps {
  state: Deposit['state'];
  /** Whether a break from play blocks deposits. Then no link to another deposit is shown. */
  isRefused: boolean;
}

/**
 * The result of a deposit that is no longer pending, and the next step: play, or deposit again. If this version of the
 * app does not define the state, the only step is to contact customer service, because a second deposit could take the
 * money twice.
 */
export function DepositOutcome({ state, isRefused }: DepositOutcomeProps) {
  const { t } = useTexts('deposit');
  const isKnown = typeof state === 'string';
  const hasArrived = state === 'APPROVED';
  return (
    <section className={styles.part}>
      {isKnown && !hasArrived && (
        <p className={styles.words}>{t(state === 'EXPIRED' ? 'expiredWords' : 'rejectedWords')}</p>
      )}
      {hasArrived && (
        <ButtonLink variant="primary" size="large" isBlock href={paths.home}>
          {t('play')}
        </ButtonLink>
      )}
      {isKnown && !isRefused && (
        <ButtonLink
          {...(hasArrived ? { variant: 'quiet' } : { variant: 'primary', size: 'large' })}
          isBlock
          href={paths.deposit}
        >
          {t('newDeposit')}
        </ButtonLink>
      )}
      {!hasArrived && (
        <ButtonLink variant="quiet" isBlock href={paths.service}>
          {t('customerService')}
        </ButtonLink>
      )}
    </section>
  );
}
