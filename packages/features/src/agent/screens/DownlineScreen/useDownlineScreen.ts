import { type Downline, type DownlineMember, useGetDownlineInfiniteQuery } from '@livery/api/agent/getDownline';
import { useToday } from '@livery/foundation/formats';
import { historyQuery, rangeOf, useHistoryFilter, useHistoryPages } from '@livery/foundation/history';
import { downlineFields } from '../../model/downlineFilter.ts';
import type { DownlineViewProps } from './DownlineView.tsx';

const pageSize = 50;
const rowsOf = ({ content }: Downline) => content;
const idOf = ({ id }: DownlineMember) => id;

/** State and handlers of the downline: the filter from the address, and the matching members by page. */
export function useDownlineScreen(): DownlineViewProps {
  const today = useToday();
  const { filter, onChange } = useHistoryFilter(downlineFields);
  const { period, ...fields } = filter;
  const wanted = { ...rangeOf(period, today), ...fields, pageSize };
  const listId = JSON.stringify(wanted);
  const query = useGetDownlineInfiniteQuery(wanted, historyQuery);
  return { filter, onFilter: onChange, listId, members: useHistoryPages(query, { listId, rowsOf, idOf }) };
}
