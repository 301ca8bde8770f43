import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Card, KeyValue, KeyValueList } from '@livery/ui';
import type { Reckoning } from '../../model/reckoning.ts';
import styles from './DepositFormView.module.css';

interface DepositSummaryProps {
  reckoning: Reckoning;
  /** Decimal string; undefined where no promotion is taken along. */
  bonus: string | undefined;
}

/** What is paid, what it costs, what the wallet receives. */
export function DepositSummary({ reckoning: { amount, fee, arrives }, bonus }: DepositSummaryProps) {
  const { t } = useTexts('deposit');
  const { money } = useFormats();
  return (
    <Card as="section" aria-label={t('summary')} holds="rows">
      <KeyValueList>
        <KeyValue label={t('amount')}>{money(amount)}</KeyValue>
        <KeyValue label={t('fee')}>{/[1-9]/.test(fee) ? `−${money(fee)}` : t('noFee')}</KeyValue>
        <KeyValue label={t('arrives')} isTotal>
          {money(arrives)}
        </KeyValue>
        {bonus !== undefined && (
          <KeyValue label={t('bonus')}>
            <span className={styles.bonus}>+{money(bonus)}</span>
          </KeyValue>
        )}
      </KeyValueList>
    </Card>
  );
}
