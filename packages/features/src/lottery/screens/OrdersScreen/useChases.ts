import { type LotteryChase, type LotteryChases, useGetChasesInfiniteQuery } from '@livery/api/lottery/getChases';
import { historyQuery, useListedPages } from '@livery/foundation/history-list';
import { usePageShown, useRefresh } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useLiveLotteries } from '../../hooks/useLiveLotteries.ts';
import { nextChaseChange } from '../../model/chaseChange.ts';
import type { ChasesViewProps } from './ChasesView.tsx';

const rowsOf = ({ content }: LotteryChases) => content;
const idOf = ({ chaseId }: LotteryChase) => chaseId;

/** Milliseconds. Phones add a random wait of this length, so that their requests are spread over time. */
const jitter = 1_000;
const leastGap = 3_000;

/**
 * Returns the chases of a player, on one lottery or on all lotteries. They are requested again when their draws close
 * and are drawn, while the page is visible.
 */
export function useChases(gameCode: string | undefined): Pick<ChasesViewProps, 'listId' | 'chases'> {
  const language = useLanguage();
  const filter = { language, ...(gameCode !== undefined && { gameCode }) };
  const query = useGetChasesInfiniteQuery(filter, historyQuery);
  const chases = useListedPages(query, { rowsOf, idOf });
  const running = chases.rows.filter(({ state }) => state === 'RUNNING');
  const { opened, clockOffset } = useLiveLotteries({ isNeeded: running.length > 0 });
  const isPageShown = usePageShown();
  const draws = running.flatMap((chase) => opened?.get(chase.gameCode)?.current ?? []);
  // After a failure, wait for the next change, which is at the latest the next draw.
  const answeredAt = (query.isError ? query.startedTimeStamp : query.fulfilledTimeStamp) ?? 0;
  const changesAt = nextChaseChange(draws, answeredAt + clockOffset);
  useRefresh({
    isActive: isPageShown,
    dueAt: changesAt && changesAt - clockOffset,
    leastGap,
    jitter,
    isFetching: query.isFetching,
    startedTimeStamp: query.startedTimeStamp,
    onRefresh: () => void query.refetch(),
  });
  return { listId: JSON.stringify(filter), chases };
}
