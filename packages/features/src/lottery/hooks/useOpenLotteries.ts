import { type OpenedLottery, useGetOpenedNumbersQuery } from '@livery/api/lottery/lottery';
import { useLanguage } from '@livery/i18n/react';
import { useMemo } from 'react';
import { chooseLotteries } from '../model/chooseLotteries.ts';
import { nextChange } from '../model/nextChange.ts';
import { useRefresh } from '@livery/foundation/refresh';

/** Lotteries that home shows; the rest is one tap away. */
const shownLotteries = 10;
/** Milliseconds: how long until a draw is announced; phones wait a random time more, so that they do not all ask at once. */
const announcedAfter = 1_500;
const spread = 2_000;
const leastGap = 20_000;

interface OpenLotteries {
  /** Undefined while they are awaited; none where they can't be had. */
  lotteries: readonly OpenedLottery[] | undefined;
  /** The gateway's clock less this device's, in milliseconds. */
  clockOffset: number;
}

/** Lotteries with their open draws and last numbers, refreshed after every draw while somebody can see them. */
export function useOpenLotteries(isInSight: boolean): OpenLotteries {
  const language = useLanguage();
  const { data, isError, isFetching, startedTimeStamp, refetch } = useGetOpenedNumbersQuery({ language });
  const lotteries = useMemo(() => data && chooseLotteries(data.lotteries, shownLotteries), [data]);
  const clockOffset = data?.clockOffset ?? 0;
  const changesAt = lotteries && nextChange(lotteries);
  useRefresh({
    isActive: isInSight,
    dueAt: changesAt && changesAt - clockOffset + announcedAfter,
    leastGap,
    jitter: spread,
    isFetching,
    startedTimeStamp,
    onRefresh: () => void refetch(),
  });
  return { lotteries: lotteries ?? (isError ? [] : undefined), clockOffset };
}
