import { gatewayClockOffset } from '@livery/api/client';
import { useGetSaferPlayQuery } from '@livery/api/saferPlay/getSaferPlay';
import { usePageShown, useRefresh } from '@livery/foundation/refresh';
import { changesOf } from '../model/limitsAt.ts';
import { maxTimerMs } from './useLimitsAt.ts';

/** Minimum milliseconds between two requests, if the gateway's clock is behind. */
const leastGap = 10_000;
const jitter = 1_000;

/**
 * Returns a member's limits and breaks. They are requested again when a break ends, a looser limit takes effect, or the
 * period of a limit starts again.
 */
export function useFreshSaferPlay() {
  const query = useGetSaferPlayQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isFetching, startedTimeStamp, refetch } = query;
  const [first] = data ? changesOf(data) : [];
  const dueAt = first === undefined ? undefined : first - gatewayClockOffset();
  useRefresh({
    isActive: usePageShown(),
    // A timer whose delay is longer than the maximum would fire immediately.
    dueAt: dueAt !== undefined && dueAt - (startedTimeStamp ?? dueAt) < maxTimerMs ? dueAt : undefined,
    leastGap,
    jitter,
    isFetching,
    startedTimeStamp,
    onRefresh: () => void refetch(),
  });
  return query;
}
