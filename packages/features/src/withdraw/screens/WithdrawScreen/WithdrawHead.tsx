import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Money } from '@livery/ui';
import styles from './WithdrawHead.module.css';

type WithdrawHeadProps = Pick<WithdrawOptions, 'balance' | 'minAmount' | 'maxAmount'>;

/** The balance, and the limits of one withdrawal. */
export function WithdrawHead({ balance, minAmount, maxAmount }: WithdrawHeadProps) {
  const { t } = useTexts('withdraw');
  const { money } = useFormats();
  return (
    <div className={styles.head}>
      <p className={styles.label}>{t('balance')}</p>
      <p className={styles.figure}>
        <Money size="hero">{money(balance)}</Money>
      </p>
      <p className={styles.limits}>{t('limits', { min: money(minAmount), max: money(maxAmount) })}</p>
    </div>
  );
}
