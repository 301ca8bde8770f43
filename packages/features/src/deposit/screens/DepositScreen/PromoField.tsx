import type { DepositPromo } from '@livery/api/deposit/getDepositPromos';
import { useFormats } from '@livery/foundation/formats';
import { useMoneyInput } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { Button, RadioGroup } from '@livery/ui';
import { promoTerms } from '../../model/promoTerms.ts';
import styles from './DepositFormView.module.css';

interface PromoFieldProps {
  promos: readonly DepositPromo[];
  /** The amount, if it is valid. Otherwise undefined. */
  amount: string | undefined;
  /** Id of the chosen promotion. Empty if no promotion is chosen. */
  promoId: string;
  onChange: (promoId: string) => void;
  isFailed: boolean;
  onRetry: () => void;
}

/**
 * Promotions that can be added, with the bonus for this amount and the conditions. Renders nothing if there are no
 * promotions.
 */
export function PromoField({ promos, amount, promoId, onChange, isFailed, onRetry }: PromoFieldProps) {
  const { t } = useTexts('deposit');
  const { t: sums } = useTexts('depositSums');
  const { t: common } = useTexts('common');
  const { money, decimal } = useFormats();
  const { decimals } = useMoneyInput();

  if (isFailed)
    return (
      <div className={styles.failed}>
        <p className={styles.quiet}>{t('promosFailed')}</p>
        <Button onClick={onRetry}>{common('retry')}</Button>
      </div>
    );
  if (promos.length === 0) return null;
  return (
    <RadioGroup
      label={sums('promo')}
      value={promoId}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        { value: '', label: t('noPromo') },
        ...promos.map((promo) => {
          const terms = promoTerms(promo, amount ?? '', decimals);
          return {
            value: promo.promoId,
            label: promo.title,
            hint: terms
              ? [
                  t('bonusOf', { amount: money(terms.bonus, { sign: 'always' }) }),
                  t('promoAsks', { amount: money(terms.toStake) }),
                ].join(' · ')
              : [
                  t('bonusOf', { amount: `+${decimal(promo.bonusPercent)}%` }),
                  t('promoFrom', { amount: money(promo.minDeposit) }),
                ].join(' · '),
            isDisabled: amount !== undefined && terms === undefined,
          };
        }),
      ]}
    />
  );
}
