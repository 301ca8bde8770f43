import type { Deposit } from '@livery/api/deposit/getDeposits';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import styles from './OneDepositView.module.css';

interface DepositOutcomeProps {
  state: Deposit['state'];
}

/** What a decided deposit means, and the way on: to play, or to try once more. */
export function DepositOutcome({ state }: DepositOutcomeProps) {
  const { t } = useTexts('deposit');
  const hasArrived = state === 'APPROVED';
  return (
    <section className={styles.part}>
      {!hasArrived && <p className={styles.words}>{t(state === 'EXPIRED' ? 'expiredWords' : 'rejectedWords')}</p>}
      <ButtonLink variant="primary" size="large" isBlock href={hasArrived ? paths.home : paths.deposit}>
        {t(hasArrived ? 'play' : 'newDeposit')}
      </ButtonLink>
      <ButtonLink variant="quiet" isBlock href={hasArrived ? paths.deposit : paths.service}>
        {t(hasArrived ? 'newDeposit' : 'customerService')}
      </ButtonLink>
    </section>
  );
}
