import type { OpenedLottery } from '@livery/api/lottery/lottery';

/** Milliseconds: from a draw until its numbers are announced, and until a gateway that is behind is asked again. */
export const announcedAfter = 1_500;
const retryAfter = 20_000;

/** Whether the previous draw is closed and its numbers are not known yet. */
export const isAwaitingNumbers = ({ current, last }: Pick<OpenedLottery, 'current' | 'last'>): boolean =>
  current !== undefined && last.drawnAt < current.opensAt;

/**
 * The next time at which a list of lotteries can change: a draw closes and the next one takes bets, or awaited numbers
 * are drawn. If a change was due before the reply and is missing in it, the list is requested again after `retryAfter`.
 *
 * @param answeredAt time of the reply; like the result, in milliseconds since 1970 by the gateway's clock
 */
export function nextListChange(lotteries: readonly OpenedLottery[], answeredAt: number): number | undefined {
  const moments = lotteries.flatMap((lottery) => {
    const { current } = lottery;
    if (current === undefined) return [];
    // A draw opens when the previous one closes. Both have the same time between close and draw.
    const numbersAt = current.opensAt + (current.drawsAt - current.closesAt) + announcedAfter;
    return isAwaitingNumbers(lottery) ? [current.closesAt, numbersAt] : [current.closesAt];
  });
  return nextMoment(moments, answeredAt, retryAfter);
}

/**
 * The first moment after the reply. If a moment had passed before the reply and the reply does not show it, the result
 * is at most `retryAfter` milliseconds after the reply. Undefined without moments.
 */
export function nextMoment(moments: readonly number[], answeredAt: number, retryAfter: number): number | undefined {
  if (moments.length === 0) return undefined;
  const ahead = moments.filter((moment) => moment > answeredAt);
  const isBehind = ahead.length < moments.length;
  return Math.min(...ahead, ...(isBehind ? [answeredAt + retryAfter] : []));
}
