import type { OpenedLottery } from '@livery/api/lottery/lottery';

/**
 * Chooses lotteries for a short list. First it takes the lottery of each kind that draws most often, then the next
 * lottery of each kind. So the list mixes the kinds. The order does not change from draw to draw.
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

/** Returns the milliseconds during which a draw takes bets. */
const paceOf = ({ current }: OpenedLottery): number =>
  current === undefined ? Infinity : current.closesAt - current.opensAt;
