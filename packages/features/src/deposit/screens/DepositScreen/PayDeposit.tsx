import type { Deposit } from '@livery/api/deposit/getDeposits';
import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import styles from './OneDepositView.module.css';
import { ScanCode } from './ScanCode.tsx';

interface PayDepositProps {
  deposit: Deposit;
  /** The address of the payment. Undefined if this page may not open it. */
  address: string | undefined;
}

/**
 * The required action for a pending deposit. A transfer requires none. Other methods require a payment on a page or
 * with an app.
 */
export function PayDeposit({ deposit: { method, qrText }, address }: PayDepositProps) {
  const { t } = useTexts('deposit');
  if (method === 'manual') return <p className={styles.words}>{t('beingChecked')}</p>;
  if (qrText !== undefined)
    return (
      <section className={styles.part}>
        <p className={styles.words}>{t('payByScan')}</p>
        <ScanCode text={qrText} />
        {address !== undefined && (
          <ButtonLink variant="primary" size="large" isBlock href={address}>
            {t('openOnPhone')}
          </ButtonLink>
        )}
      </section>
    );
  return (
    <section className={styles.part}>
      <p className={styles.words}>{t(address === undefined ? 'cannotOpen' : 'payOnPage')}</p>
      <ButtonLink variant="primary" size="large" isBlock href={address ?? paths.deposit}>
        {t(address === undefined ? 'newDeposit' : 'goToPay')}
      </ButtonLink>
    </section>
  );
}
