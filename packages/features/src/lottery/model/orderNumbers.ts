import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import type { BettableLottery } from '@livery/api/lottery/lottery';

/** What was drawn, as an order has it; of a Vietnamese lottery with all its prizes. */
export type OrderNumbers = Pick<LotteryOrderDetail, 'prizes'> & { numbers: readonly string[] };

/** The kind of an order's lottery. Of one that is gone it goes by what was drawn. */
export function kindOfOrder(
  { gameCode, prizes }: Pick<LotteryOrderDetail, 'gameCode' | 'prizes'>,
  lotteries: readonly BettableLottery[],
): BettableLottery['kind'] {
  return lotteries.find(({ code }) => code === gameCode)?.kind ?? (prizes ? 'vn' : 'bingo');
}
