import type { OpenedLottery } from '@livery/api/lottery/lottery';

/**
 * The maximum wait for the numbers, in milliseconds after the close. After this time the next draw already takes bets.
 */
const longestWait = 10_000;

/**
 * Returns the time of the first change of these lotteries: numbers are drawn, or the next draw opens. Milliseconds
 * since 1970 by the gateway's clock; undefined if no draw is open.
 */
export function nextChange(lotteries: readonly OpenedLottery[]): number | undefined {
  const moments = lotteries.flatMap(({ current }) =>
    current === undefined ? [] : Math.min(current.drawsAt, current.closesAt + longestWait),
  );
  return moments.length === 0 ? undefined : Math.min(...moments);
}
