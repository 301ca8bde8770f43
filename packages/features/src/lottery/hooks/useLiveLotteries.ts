import { type OpenedLottery, useGetOpenedNumbersQuery } from '@livery/api/lottery/lottery';
import { usePageShown, useRefresh, useResume } from '@livery/foundation/refresh';
import { useLanguage } from '@livery/i18n/react';
import { useMemo } from 'react';
import { nextListChange } from '../model/listRefresh.ts';

/**
 * Milliseconds. Phones add a random wait of this length, so that their requests are spread over time. After a failure
 * they wait longer.
 */
const jitter = 1_000;
const leastGap = 3_000;
const afterFailure = 20_000;

export interface LiveLotteries {
  /** Lotteries by code. Undefined during the first load, and if the first load failed. */
  opened: ReadonlyMap<string, OpenedLottery> | undefined;
  /** Lotteries in the order of the gateway. */
  list: readonly OpenedLottery[] | undefined;
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
  /** Returns the current time by the gateway's clock, in milliseconds since 1970. */
  gatewayNow: () => number;
  /** Whether the last request failed and there is no earlier reply. */
  hasFailed: boolean;
  onRetry: () => void;
}

/**
 * Returns every lottery with its open draw and last numbers. They are requested again when draws close and numbers are
 * drawn, while the page is visible and `isNeeded` is true.
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
  return {
    opened,
    list: data?.lotteries,
    clockOffset,
    gatewayNow: () => Date.now() + clockOffset,
    hasFailed: data === undefined && isError,
    onRetry,
  };
}
