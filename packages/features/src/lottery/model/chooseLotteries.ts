import type { OpenedLottery } from '@livery/api/lottery/lottery';

/**
 * Lotteries for a short list: first the lottery of each kind that draws most often, then the next of each kind. The
 * list therefore mixes the kinds. The order does not change from draw to draw.
 */
export function chooseLotteries(lotteries: readonly OpenedLottery[], count: number): OpenedLottery[] {
  const open = lotteries.filter(({ current }) => current !== undefined);
  const quickest = open.toSorted((a, b) => paceOf(a) - paceOf(b));
  const rankOf = (lottery: OpenedLottery) => quickest.filter(({ kind }) => kind === lottery.kind).indexOf(lottery);
  return open
    .map((lottery) => ({ lottery, rank: rankOf(lottery) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ lottery }) => lottery);
}

/** Milliseconds for which a draw takes bets. */
const paceOf = ({ current }: OpenedLottery): number =>
  current === undefined ? Infinity : current.closesAt - current.opensAt;
