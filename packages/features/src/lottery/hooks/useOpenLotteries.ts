import { type OpenedLottery, useGetOpenedNumbersQuery } from '@livery/api/lottery/lottery';
import { useLanguage } from '@livery/i18n/react';
import { useMemo } from 'react';
import { chooseLotteries } from '../model/chooseLotteries.ts';
import { nextChange } from '../model/nextChange.ts';
import { useRefresh } from '@livery/foundation/refresh';

/** The number of lotteries on home. A link opens the list of all lotteries. */
const shownLotteries = 10;
/**
 * Milliseconds from a draw until its numbers are announced. Phones add a random wait, so that their requests are spread
 * over time.
 */
const announcedAfter = 1_500;
const spread = 2_000;
const leastGap = 20_000;

interface OpenLotteries {
  /** The lotteries. Undefined while they load; empty if they cannot be loaded. */
  lotteries: readonly OpenedLottery[] | undefined;
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
}

/**
 * Returns lotteries with their open draws and last numbers. They are requested again after every draw while they are
 * visible.
 */
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
