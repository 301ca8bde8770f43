import type { OpenedLottery } from '@livery/api/lottery/lottery';

/**
 * Milliseconds from a draw until its numbers are announced. The next constant is the wait before an outdated gateway
 * gets another request.
 */
export const announcedAfter = 1_500;
const retryAfter = 20_000;

/** Whether the previous draw is closed and its numbers are not known yet. */
export const isAwaitingNumbers = ({ current, last }: Pick<OpenedLottery, 'current' | 'last'>): boolean =>
  current !== undefined && last.drawnAt < current.opensAt;

/**
 * Returns the next time at which a list of lotteries can change. A draw can close, so that the next draw takes bets. Or
 * awaited numbers are drawn. If a change was due before the reply and is missing in it, the list is requested again
 * after `retryAfter`.
 *
 * @param answeredAt time of the reply. Like the result, it is in milliseconds since 1970 by the gateway's clock
 */
export function nextListChange(lotteries: readonly OpenedLottery[], answeredAt: number): number | undefined {
  const moments = lotteries.flatMap((lottery) => {
    const { current } = lottery;
    if (current === undefined) return [];
    // A draw opens when the previous draw closes. Both have the same time between close and draw.
    const numbersAt = current.opensAt + (current.drawsAt - current.closesAt) + announcedAfter;
    return isAwaitingNumbers(lottery) ? [current.closesAt, numbersAt] : [current.closesAt];
  });
  return nextMoment(moments, answeredAt, retryAfter);
}

/**
 * Returns the first moment after the reply. If a moment had passed before the reply and the reply does not show the
 * change, the result is at most `retryAfter` milliseconds after the reply. Undefined without moments.
 */
export function nextMoment(moments: readonly number[], answeredAt: number, retryAfter: number): number | undefined {
  if (moments.length === 0) return undefined;
  const ahead = moments.filter((moment) => moment > answeredAt);
  const isBehind = ahead.length < moments.length;
  return Math.min(...ahead, ...(isBehind ? [answeredAt + retryAfter] : []));
}
