import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import type { BettableLottery } from '@livery/api/lottery/lottery';

/** The drawn numbers of an order. For a Vietnamese lottery, they include all prizes. */
export type OrderNumbers = Pick<LotteryOrderDetail, 'prizes'> & { numbers: readonly string[] };

/** Returns the kind of an order's lottery. If the lottery no longer exists, the kind is guessed from the prizes. */
export function kindOfOrder(
  { gameCode, prizes }: Pick<LotteryOrderDetail, 'gameCode' | 'prizes'>,
  lotteries: readonly BettableLottery[],
): BettableLottery['kind'] {
  return lotteries.find(({ code }) => code === gameCode)?.kind ?? (prizes ? 'vn' : 'bingo');
}
