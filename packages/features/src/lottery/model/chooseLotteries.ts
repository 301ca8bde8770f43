import type { OpenedLottery } from '@livery/api/lottery/lottery';

/**
 * Lotteries for a short list: of every kind the one that draws most often, then of every kind the next, so that dice
 * stand beside a race and digits. Their order stays as it is from draw to draw.
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
