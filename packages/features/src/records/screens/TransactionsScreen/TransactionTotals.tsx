import type { Transactions } from '@livery/api/wallet/getTransactions';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Stat } from '@livery/ui';
import { Totals } from '../../components/Totals.tsx';

interface TransactionTotalsProps {
  /** Undefined while they load. */
  sums: Transactions['sums'] | undefined;
}

/** The totals of all transactions of the filter: the net change of the wallets, money in and money out. */
export function TransactionTotals({ sums }: TransactionTotalsProps) {
  const { t } = useTexts('transactions');
  const { money } = useFormats();
  return (
    <Totals label={t('net')} net={sums?.net}>
      <Stat label={t('moneyIn')} value={sums && money(sums.moneyIn)} />
      <Stat label={t('moneyOut')} value={sums && money(sums.moneyOut)} />
    </Totals>
  );
}
