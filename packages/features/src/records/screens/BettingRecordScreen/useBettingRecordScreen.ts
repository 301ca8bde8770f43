import { useGetVendorGameTypesQuery } from '@livery/api/games/gameLists';
import { type GameRecord, type GameRecords, useGetGameRecordsInfiniteQuery } from '@livery/api/records/getGameRecords';
import { useToday } from '@livery/foundation/formats';
import { historyQuery, rangeOf, useHistoryFilter, useHistoryPages } from '@livery/foundation/history';
import { useLanguage } from '@livery/i18n/react';
import { betFields } from '../../model/betFilter.ts';
import type { BettingRecordViewProps } from './BettingRecordView.tsx';

const rowsOf = ({ content }: GameRecords) => content;
const idOf = ({ roundId }: GameRecord) => roundId;

/** State and handlers of the betting record: its filter in the address, its bets, and their totals. */
export function useBettingRecordScreen(): BettingRecordViewProps {
  const language = useLanguage();
  const today = useToday();
  const { filter, onChange } = useHistoryFilter(betFields);
  const { data: categories = [] } = useGetVendorGameTypesQuery();
  const { period, ...fields } = filter;
  const wanted = { language, ...rangeOf(period, today), ...fields };
  const listId = JSON.stringify(wanted);
  const query = useGetGameRecordsInfiniteQuery(wanted, historyQuery);
  const bets = useHistoryPages(query, { listId, rowsOf, idOf });
  return {
    filter,
    onFilter: onChange,
    categories,
    listId,
    bets,
    // The sums come from the last loaded page, because there may be new bets since the first page.
    sums: query.currentData?.pages.at(-1)?.sums,
  };
}
