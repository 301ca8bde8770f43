import type { Deposit } from '@livery/api/deposit/getDeposits';
import { DepositSumRows } from '@livery/foundation/deposits';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Card, CopyCode, KeyValue, KeyValueList } from '@livery/ui';
import styles from './OneDepositView.module.css';

interface DepositFactsProps {
  deposit: Deposit;
  /** The merchant's name of the payment method. Undefined if it is unknown. */
  methodName: string | undefined;
}

/** A deposit's sums, times and number. If the deposit was not paid, no sums are shown. */
export function DepositFacts({ deposit, methodName }: DepositFactsProps) {
  const { t } = useTexts('deposit');
  const { moment } = useFormats();
  const { state, amount, fee, promo, promoId, createdAt, decidedAt, depositId } = deposit;
  // The total is unknown while the bonus of the promotion is unknown.
  const isTotalKnown = promoId === undefined || promo !== undefined;
  const showsSums = isTotalKnown && (state === 'PENDING' || state === 'APPROVED');
  return (
    <section className={styles.part}>
      <Card holds="rows">
        <KeyValueList>
          {methodName !== undefined && <KeyValue label={t('method')}>{methodName}</KeyValue>}
          <KeyValue label={t('createdAt')}>{moment(Date.parse(createdAt))}</KeyValue>
          {decidedAt !== undefined && <KeyValue label={t('decidedAt')}>{moment(Date.parse(decidedAt))}</KeyValue>}
          {showsSums && (
            <DepositSumRows
              amount={amount}
              fee={fee}
              bonus={promo?.bonus}
              promoTitle={promo?.title}
              toStake={promo?.toStake}
              hasArrived={state === 'APPROVED'}
            />
          )}
        </KeyValueList>
      </Card>
      <CopyCode
        label={t('depositNumber')}
        code={depositId}
        size="small"
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
        refusedText={t('copyRefused')}
      />
    </section>
  );
}
