import type { OpenedLottery } from '@livery/api/lottery/lottery';

/** Milliseconds after the close for which the numbers are waited for. By then the next draw already takes bets. */
const longestWait = 10_000;

/**
 * When the first of these lotteries changes: its numbers are drawn, or its next draw opens. Milliseconds since 1970, by the
 * gateway's clock; undefined where no draw is open.
 */
export function nextChange(lotteries: readonly OpenedLottery[]): number | undefined {
  const moments = lotteries.flatMap(({ current }) =>
    current === undefined ? [] : Math.min(current.drawsAt, current.closesAt + longestWait),
  );
  return moments.length === 0 ? undefined : Math.min(...moments);
}
