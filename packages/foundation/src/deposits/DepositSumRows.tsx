import { useTexts } from '@livery/i18n/react';
import { KeyValue } from '@livery/ui';
import { useFormats } from '../formats/index.ts';
import { isZeroAmount } from '../money/index.ts';
import styles from './DepositSumRows.module.css';
import { depositTotal, type DepositSums } from './depositTotal.ts';

export interface DepositSumRowsProps extends DepositSums {
  /** Title of the promotion. It is shown in a row of its own. */
  promoTitle?: string | undefined;
  /** Stakes that the bonus requires before the member can withdraw, a decimal string. */
  toStake?: string | undefined;
  /** Whether the money is in the wallet already. */
  hasArrived: boolean;
}

/**
 * The sums of a deposit as rows of a `KeyValueList`: amount, fee, bonus, and the total that the wallet receives. Its
 * texts are in the area `depositSums`.
 */
export function DepositSumRows({ amount, fee, bonus, promoTitle, toStake = '0', hasArrived }: DepositSumRowsProps) {
  const { t } = useTexts('depositSums');
  const { money } = useFormats();
  return (
    <>
      <KeyValue label={t('amount')}>{money(amount)}</KeyValue>
      <KeyValue label={t('fee')}>{isZeroAmount(fee) ? t('noFee') : money(`-${fee}`)}</KeyValue>
      {promoTitle !== undefined && <KeyValue label={t('promo')}>{promoTitle}</KeyValue>}
      {bonus !== undefined && (
        <KeyValue label={t('bonus')}>
          <span className={styles.bonus}>{money(bonus, { sign: 'always' })}</span>
        </KeyValue>
      )}
      <KeyValue label={t(hasArrived ? 'arrived' : 'arrives')} isTotal>
        {money(depositTotal({ amount, fee, bonus }))}
      </KeyValue>
      {!isZeroAmount(toStake) && <KeyValue label={t('toStake')}>{money(toStake)}</KeyValue>}
    </>
  );
}
