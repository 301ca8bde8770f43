import { type OpenedLottery, useGetOpenedNumbersQuery } from '@livery/api/lottery/lottery';
import { usePageShown, useRefresh, useResume } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useMemo } from 'react';
import { nextListChange } from '../model/listRefresh.ts';

/** Milliseconds: phones wait a random time, so that they do not all ask at once; and after a failure longer than that. */
const jitter = 1_000;
const leastGap = 3_000;
const afterFailure = 20_000;

export interface LiveLotteries {
  /** By code; undefined while they are awaited for the first time and where they can't be had. */
  opened: ReadonlyMap<string, OpenedLottery> | undefined;
  /** In the gateway's order. */
  list: readonly OpenedLottery[] | undefined;
  /** The gateway's clock less this device's, in milliseconds. */
  clockOffset: number;
  /** Nothing is here and the last try failed. */
  hasFailed: boolean;
  onRetry: () => void;
}

/**
 * Every lottery with its open draw and last numbers, brought up to date as draws close and numbers come, while the page
 * is in sight and they are needed.
 */
export function useLiveLotteries({ isNeeded = true }: { isNeeded?: boolean } = {}): LiveLotteries {
  const language = useLanguage();
  const isPageShown = usePageShown();
  const { data, isError, isFetching, startedTimeStamp, fulfilledTimeStamp, refetch } = useGetOpenedNumbersQuery(
    { language },
    { skip: !isNeeded },
  );
  const clockOffset = data?.clockOffset ?? 0;
  const changesAt = data && fulfilledTimeStamp && nextListChange(data.lotteries, fulfilledTimeStamp + clockOffset);
  const onRetry = () => void refetch();
  useRefresh({
    isActive: isPageShown && isNeeded,
    dueAt: isError ? (startedTimeStamp ?? 0) + afterFailure : changesAt && changesAt - clockOffset,
    leastGap,
    jitter,
    isFetching,
    startedTimeStamp,
    onRefresh: onRetry,
  });
  useResume({ hasFailed: isError, isFetching, onRetry });
  const opened = useMemo(() => data && new Map(data.lotteries.map((lottery) => [lottery.code, lottery])), [data]);
  return { opened, list: data?.lotteries, clockOffset, hasFailed: data === undefined && isError, onRetry };
}
