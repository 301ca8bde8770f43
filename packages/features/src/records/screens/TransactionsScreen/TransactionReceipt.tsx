import type { Transaction } from '@livery/api/wallet/getTransactions';
import { useFormats } from '@livery/foundation/formats';
import { HistoryDetail, useSignedMoney } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { KeyValue } from '@livery/ui';

interface TransactionReceiptProps {
  transaction: Transaction;
  walletName: string;
  isOpen: boolean;
  onClose: () => void;
}

/** All details of a transaction, with a button that copies its reference. */
export function TransactionReceipt({ transaction, walletName, isOpen, onClose }: TransactionReceiptProps) {
  const { t } = useTexts('transactions');
  const { money, moment } = useFormats();
  const { text, tone } = useSignedMoney()(transaction.amount);
  return (
    <HistoryDetail
      isOpen={isOpen}
      onClose={onClose}
      title={transaction.name}
      amount={text}
      tone={tone}
      reference={{ label: t('reference'), code: transaction.reference }}
    >
      <KeyValue label={t('wallet')}>{walletName}</KeyValue>
      <KeyValue label={t('time')}>{moment(Date.parse(transaction.at))}</KeyValue>
      <KeyValue label={t('balanceAfter')} isTotal>
        {money(transaction.balanceAfter)}
      </KeyValue>
    </HistoryDetail>
  );
}
