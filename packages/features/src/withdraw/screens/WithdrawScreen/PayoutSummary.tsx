import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { useFormats } from '@livery/foundation/formats';
import { isZeroAmount, useMoneyInput } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { KeyValue, KeyValueList } from '@livery/ui';
import { freeLeft, payoutOf } from '../../model/payout.ts';
import styles from './PayoutSummary.module.css';

interface PayoutSummaryProps {
  options: WithdrawOptions;
  /** The amount, as decimal text. Undefined if the typed amount cannot be withdrawn. */
  amount: string | undefined;
}

/** The amounts of a withdrawal: the amount, the fee and the amount that arrives. Below them, today's fee rule. */
export function PayoutSummary({ options, amount }: PayoutSummaryProps) {
  const { t } = useTexts('withdraw');
  const { money, decimal, numerals } = useFormats();
  const { decimals } = useMoneyInput();
  const free = freeLeft(options);
  const number = decimal(options.feePercent);
  const payout = amount === undefined ? undefined : payoutOf(options, amount, decimals);
  const feeWords = payout && (isZeroAmount(payout.fee) ? t('free') : money(`-${payout.fee}`));

  return (
    <div>
      <KeyValueList>
        <KeyValue label={t('leaves')}>{amount === undefined ? '–' : money(amount)}</KeyValue>
        <KeyValue label={t('fee')}>{feeWords ?? '–'}</KeyValue>
        <KeyValue label={t('arrives')} isTotal>
          {payout ? money(payout.arrives) : '–'}
        </KeyValue>
      </KeyValueList>
      <p className={styles.rule}>
        {free > 0
          ? t('freeLeft', { count: free, formattedCount: numerals(String(free)), number })
          : t('feeNow', { number })}
      </p>
    </div>
  );
}
