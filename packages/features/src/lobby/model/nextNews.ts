import type { OpenedLottery } from '@livery/api/lottery';

/** Milliseconds after the close from which numbers that come later are not waited for: the next draw takes bets already. */
const longestPause = 10_000;

/**
 * When the first of these lotteries has news: its numbers, if they come right after the close, and the next draw.
 * Milliseconds since 1970, by the gateway's clock; undefined where no draw is open.
 */
export function nextNews(lotteries: readonly OpenedLottery[]): number | undefined {
  const moments = lotteries.flatMap(({ current }) =>
    current === undefined ? [] : Math.min(current.drawsAt, current.closesAt + longestPause),
  );
  return moments.length === 0 ? undefined : Math.min(...moments);
}
