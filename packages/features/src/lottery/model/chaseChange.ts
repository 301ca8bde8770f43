import type { OpenDraw } from '@livery/api/lottery/lottery';
import { announcedAfter } from './listRefresh.ts';

/** Milliseconds after a draw. By then even a busy gateway has settled its orders. */
const settledAfter = 6_000;

/**
 * The next time at which chases can change: a draw closes and the next bets are placed, or a draw takes place and its
 * bets are settled. It looks at the draws that take bets now and at the draws before them.
 *
 * @param answeredAt time of the reply; like the result, in milliseconds since 1970 by the gateway's clock
 */
export function nextChaseChange(current: readonly OpenDraw[], answeredAt: number): number | undefined {
  const moments = current
    .flatMap(({ opensAt, closesAt, drawsAt }) => [
      // A draw opens when the previous one closes. Both have the same time between close and draw.
      { closesAt: opensAt, drawsAt: opensAt + (drawsAt - closesAt) },
      { closesAt, drawsAt },
    ])
    .flatMap(({ closesAt, drawsAt }) => [closesAt + announcedAfter, drawsAt + announcedAfter, drawsAt + settledAfter])
    .filter((moment) => moment > answeredAt);
  return moments.length === 0 ? undefined : Math.min(...moments);
}
