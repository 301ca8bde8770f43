import type { OpenDraw } from '@livery/api/lottery/lottery';
import { announcedAfter } from './listRefresh.ts';

/** Milliseconds after a draw by which a gateway that had much to settle has done it. */
const settledAfter = 6_000;

/**
 * When chases have something new to show: a draw closes and the next one is bet on, or one is drawn and its bets are
 * settled. The first such moment after the answer, of the draws that take bets now and those before them.
 *
 * @param answeredAt when the chases were answered; as what is returned, milliseconds since 1970, by the gateway's clock
 */
export function nextChaseChange(current: readonly OpenDraw[], answeredAt: number): number | undefined {
  const moments = current
    .flatMap(({ opensAt, closesAt, drawsAt }) => [
      // A draw opens as the one before it closes, and both take as long from their close to their numbers.
      { closesAt: opensAt, drawsAt: opensAt + (drawsAt - closesAt) },
      { closesAt, drawsAt },
    ])
    .flatMap(({ closesAt, drawsAt }) => [closesAt + announcedAfter, drawsAt + announcedAfter, drawsAt + settledAfter])
    .filter((moment) => moment > answeredAt);
  return moments.length === 0 ? undefined : Math.min(...moments);
}
