import { useGetDepositOptionsQuery } from '@livery/api/deposit/getDepositOptions';
import { type Deposit, type Deposits, useGetDepositsInfiniteQuery } from '@livery/api/deposit/getDeposits';
import { useToday } from '@livery/foundation/formats';
import { historyQuery, rangeOf, useHistoryFilter, useHistoryPages } from '@livery/foundation/history';
import { useLanguage } from '@livery/i18n/react';
import { depositFields } from '../../model/depositStates.ts';
import type { DepositsViewProps } from './DepositsView.tsx';

const rowsOf = ({ content }: Deposits) => content;
const idOf = ({ depositId }: Deposit) => depositId;

/** State and handlers of the history of deposits: its filter in the address, and the matching deposits. */
export function useDepositsScreen(): DepositsViewProps {
  const language = useLanguage();
  const today = useToday();
  const { filter, onChange } = useHistoryFilter(depositFields);
  const { data: options } = useGetDepositOptionsQuery({ language });
  const { period, ...fields } = filter;
  const wanted = { language, ...rangeOf(period, today), ...fields, pageSize: 20 };
  const listId = JSON.stringify(wanted);
  const query = useGetDepositsInfiniteQuery(wanted, historyQuery);
  return {
    filter,
    onFilter: onChange,
    options: options?.methods ?? [],
    listId,
    deposits: useHistoryPages(query, { listId, rowsOf, idOf }),
    onPictureFailed: () => void query.refetch(),
  };
}
