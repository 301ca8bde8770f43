import type { Promotion } from '@livery/api/promotions/getPromotions';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { KeyValue } from '@livery/ui';

/** The bonus and the conditions of a promotion with a deposit, as rows of a list of facts. */
export function DepositTerms({ terms }: { terms: NonNullable<Promotion['depositTerms']> }) {
  const { t } = useTexts('promotions');
  const { money, decimal, numerals } = useFormats();
  const { bonusPercent, maxBonus, minDeposit, turnoverTimes } = terms;
  return (
    <>
      <KeyValue label={t('bonus')}>{t('shareOfDeposit', { number: decimal(bonusPercent) })}</KeyValue>
      <KeyValue label={t('mostBonus')}>{money(maxBonus)}</KeyValue>
      <KeyValue label={t('leastDeposit')}>{money(minDeposit)}</KeyValue>
      {turnoverTimes > 0 && (
        <KeyValue label={t('toStake')}>{t('timesBonus', { number: numerals(String(turnoverTimes)) })}</KeyValue>
      )}
    </>
  );
}
