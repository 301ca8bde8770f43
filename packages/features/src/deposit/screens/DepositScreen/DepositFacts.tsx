import type { Deposit } from '@livery/api/deposit/getDeposits';
import { useFormats } from '@livery/foundation/formats';
import { subtractAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { Card, CopyCode, KeyValue, KeyValueList } from '@livery/ui';
import styles from './OneDepositView.module.css';

interface DepositFactsProps {
  deposit: Deposit;
  /** What the merchant calls its method of payment; undefined where that is not known. */
  methodName: string | undefined;
}

/** A deposit's sums, times and number. What did not arrive is not said to. */
export function DepositFacts({ deposit, methodName }: DepositFactsProps) {
  const { t } = useTexts('deposit');
  const { money, moment } = useFormats();
  const { state, amount, fee, promo, createdAt, decidedAt, depositId } = deposit;
  const counts = state === 'PENDING' || state === 'APPROVED';
  return (
    <section className={styles.part}>
      <Card holds="rows">
        <KeyValueList>
          {methodName !== undefined && <KeyValue label={t('method')}>{methodName}</KeyValue>}
          <KeyValue label={t('createdAt')}>{moment(Date.parse(createdAt))}</KeyValue>
          {decidedAt !== undefined && <KeyValue label={t('decidedAt')}>{moment(Date.parse(decidedAt))}</KeyValue>}
          {counts && (
            <>
              <KeyValue label={t('fee')}>{/[1-9]/.test(fee) ? `−${money(fee)}` : t('noFee')}</KeyValue>
              {promo && <KeyValue label={t('promo')}>{promo.title}</KeyValue>}
              {promo && (
                <KeyValue label={t('bonus')}>
                  <span className={styles.bonus}>+{money(promo.bonus)}</span>
                </KeyValue>
              )}
              <KeyValue label={t(state === 'APPROVED' ? 'arrived' : 'arrives')} isTotal>
                {money(subtractAmounts(amount, fee))}
              </KeyValue>
            </>
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
