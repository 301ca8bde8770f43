import { gatewayClockOffset } from '@livery/api/client';
import { useGetSaferPlayQuery } from '@livery/api/saferPlay/getSaferPlay';
import { usePageShown, useRefresh } from '@livery/foundation/refresh';
import { changesOf } from '../model/asOf.ts';
import { longestWaitMs } from './useAsOf.ts';

/** Least milliseconds between two requests, where the gateway's clock is behind. */
const leastGap = 10_000;
const jitter = 1_000;

/**
 * What the gateway says of a member's limits and breaks; it is asked again when a break ends, a looser limit holds, or
 * a limit counts anew.
 */
export function useFreshSaferPlay() {
  const query = useGetSaferPlayQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isFetching, startedTimeStamp, refetch } = query;
  const [first] = data ? changesOf(data) : [];
  const dueAt = first === undefined ? undefined : first - gatewayClockOffset();
  useRefresh({
    isActive: usePageShown(),
    // Further away no timer reaches: it would ring at once.
    dueAt: dueAt !== undefined && dueAt - (startedTimeStamp ?? dueAt) < longestWaitMs ? dueAt : undefined,
    leastGap,
    jitter,
    isFetching,
    startedTimeStamp,
    onRefresh: () => void refetch(),
  });
  return query;
}
