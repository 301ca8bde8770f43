import { useGetTransactionCodesQuery } from '@livery/api/wallet/getTransactionCodes';
import {
  type Transaction,
  type Transactions,
  useGetTransactionsInfiniteQuery,
} from '@livery/api/wallet/getTransactions';
import { useGetWalletQuery } from '@livery/api/wallet/getWallet';
import { useToday } from '@livery/foundation/formats';
import { historyQuery, rangeOf, useHistoryFilter, useHistoryPages } from '@livery/foundation/history';
import { useLanguage } from '@livery/i18n/react';
import { transactionFields } from '../../model/transactionFilter.ts';
import type { TransactionsViewProps } from './TransactionsView.tsx';

const rowsOf = ({ content }: Transactions) => content;
const idOf = ({ id }: Transaction) => id;

/**
 * State and handlers of the transactions: the filter in the address, its options, the matching transactions, and their
 * totals.
 */
export function useTransactionsScreen(): TransactionsViewProps {
  const language = useLanguage();
  const today = useToday();
  const { filter, onChange } = useHistoryFilter(transactionFields);
  const { data: kinds = [] } = useGetTransactionCodesQuery({ language });
  const { data: wallet } = useGetWalletQuery({ language });
  const { period, ...fields } = filter;
  const wanted = { language, ...rangeOf(period, today), ...fields };
  const listId = JSON.stringify(wanted);
  const query = useGetTransactionsInfiniteQuery(wanted, historyQuery);
  return {
    filter,
    onFilter: onChange,
    kinds,
    wallets: wallet?.wallets ?? [],
    listId,
    transactions: useHistoryPages(query, { listId, rowsOf, idOf }),
    // The sums come from the last loaded page, because there may be new transactions since the first page.
    sums: query.currentData?.pages.at(-1)?.sums,
  };
}
