import { useGetWithdrawalsInfiniteQuery, type Withdrawals } from '@livery/api/withdraw/getWithdrawals';
import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { useToday } from '@livery/foundation/formats';
import { historyQuery, rangeOf, useHistoryFilter, useHistoryPages } from '@livery/foundation/history';
import { withdrawalFields } from '../../model/withdrawalStates.ts';
import type { WithdrawalsViewProps } from './WithdrawalsView.tsx';

const rowsOf = ({ content }: Withdrawals) => content;
const idOf = ({ withdrawalId }: Withdrawal) => withdrawalId;

/** State and handlers of the history of withdrawals: its filter in the address, and the matching withdrawals. */
export function useWithdrawalsScreen(): Omit<WithdrawalsViewProps, 'renderCancel'> {
  const today = useToday();
  const { filter, onChange } = useHistoryFilter(withdrawalFields);
  const { period, ...fields } = filter;
  const wanted = { ...rangeOf(period, today), ...fields, pageSize: 20 };
  const listId = JSON.stringify(wanted);
  const query = useGetWithdrawalsInfiniteQuery(wanted, historyQuery);
  return {
    filter,
    onFilter: onChange,
    listId,
    withdrawals: useHistoryPages(query, { listId, rowsOf, idOf }),
  };
}
