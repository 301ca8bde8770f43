import type { Transaction } from '@livery/api/wallet/getTransactions';
import { useFormats } from '@livery/foundation/formats';
import { HistoryRow, useSignedMoney } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';

interface TransactionRowProps {
  transaction: Transaction;
  walletName: string;
  onOpen: () => void;
}

/** A transaction: its kind, wallet and time, its signed amount, and the balance of the wallet after it. */
export function TransactionRow({
  transaction: { name, amount, balanceAfter, at },
  walletName,
  onOpen,
}: TransactionRowProps) {
  const { t } = useTexts('transactions');
  const { money, time } = useFormats();
  const { text, tone } = useSignedMoney()(amount);
  const Direction = tone === 'positive' ? ArrowDownLeft : ArrowUpRight;
  return (
    <HistoryRow
      icon={<Direction aria-hidden />}
      title={<bdi>{name}</bdi>}
      hint={
        <>
          <bdi>{walletName}</bdi> · <bdi>{time(Date.parse(at))}</bdi>
        </>
      }
      amount={text}
      tone={tone}
      note={
        <>
          {t('balance')} <bdi>{money(balanceAfter)}</bdi>
        </>
      }
      onOpen={onOpen}
    />
  );
}
