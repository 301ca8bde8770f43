import type { OpenDraw } from '@livery/api/lottery/lottery';
import { announcedAfter } from './listRefresh.ts';

/** Milliseconds after a draw. After this time, even a busy gateway has settled the orders of the draw. */
const settledAfter = 6_000;

/**
 * Returns the next time at which chases can change. A draw can close, so that the next bets are placed. Or a draw takes
 * place, and its bets are settled. The function uses the draws that take bets now and the draws before them.
 *
 * @param answeredAt time of the reply. Like the result, it is in milliseconds since 1970 by the gateway's clock
 */
export function nextChaseChange(current: readonly OpenDraw[], answeredAt: number): number | undefined {
  const moments = current
    .flatMap(({ opensAt, closesAt, drawsAt }) => [
      // A draw opens when the previous draw closes. Both have the same time between close and draw.
      { closesAt: opensAt, drawsAt: opensAt + (drawsAt - closesAt) },
      { closesAt, drawsAt },
    ])
    .flatMap(({ closesAt, drawsAt }) => [closesAt + announcedAfter, drawsAt + announcedAfter, drawsAt + settledAfter])
    .filter((moment) => moment > answeredAt);
  return moments.length === 0 ? undefined : Math.min(...moments);
}
