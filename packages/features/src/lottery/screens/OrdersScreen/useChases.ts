import { type LotteryChase, type LotteryChases, useGetChasesInfiniteQuery } from '@livery/api/lottery/getChases';
import { historyQuery, useListedPages } from '@livery/foundation/history-list';
import { useLanguage } from '@livery/i18n/react';
import type { ChasesViewProps } from './ChasesView.tsx';

const rowsOf = ({ content }: LotteryChases) => content;
const idOf = ({ chaseId }: LotteryChase) => chaseId;

/** The chases of a player, on one lottery or on all. */
export function useChases(gameCode: string | undefined): Pick<ChasesViewProps, 'listId' | 'chases'> {
  const language = useLanguage();
  const filter = { language, ...(gameCode !== undefined && { gameCode }) };
  const query = useGetChasesInfiniteQuery(filter, historyQuery);
  return { listId: JSON.stringify(filter), chases: useListedPages(query, { rowsOf, idOf }) };
}
