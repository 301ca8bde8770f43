import type { OpenedLottery } from '@livery/api/lottery/lottery';

/** Milliseconds: how long until the numbers of a draw are announced, and how long a gateway that is behind is left alone. */
export const announcedAfter = 1_500;
const retryAfter = 20_000;

/** Whether the draw before the current one is closed and its numbers are not known yet. */
export const isAwaitingNumbers = ({ current, last }: Pick<OpenedLottery, 'current' | 'last'>): boolean =>
  current !== undefined && last.drawnAt < current.opensAt;

/**
 * When a list of lotteries has something new to show: a draw closes and the next one takes bets, or numbers that are awaited
 * are drawn. What should have changed before the answer, and had not, is asked for again after a while.
 *
 * @param answeredAt when the list was answered; as what is returned, milliseconds since 1970, by the gateway's clock
 */
export function nextListChange(lotteries: readonly OpenedLottery[], answeredAt: number): number | undefined {
  const moments = lotteries.flatMap((lottery) => {
    const { current } = lottery;
    if (current === undefined) return [];
    // A draw opens as the one before it closes, and both take as long from their close to their numbers.
    const numbersAt = current.opensAt + (current.drawsAt - current.closesAt) + announcedAfter;
    return isAwaitingNumbers(lottery) ? [current.closesAt, numbersAt] : [current.closesAt];
  });
  return nextMoment(moments, answeredAt, retryAfter);
}

/**
 * The first of the moments at which an answer has something new. One that was over before the answer, and had not shown in it, is
 * asked for again `retryAfter` milliseconds later. Undefined where there are no moments.
 */
export function nextMoment(moments: readonly number[], answeredAt: number, retryAfter: number): number | undefined {
  if (moments.length === 0) return undefined;
  const ahead = moments.filter((moment) => moment > answeredAt);
  const isBehind = ahead.length < moments.length;
  return Math.min(...ahead, ...(isBehind ? [answeredAt + retryAfter] : []));
}
