import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import type { LotteryOrder } from '@livery/api/lottery/getOrders';
import { addAmounts, compareAmounts, subtractAmounts } from '@livery/foundation/money';

type Sums = Pick<LotteryOrder, 'stake' | 'payout'> & { refunded?: string };

/**
 * Returns the change of the balance by a decided order or bet: payout plus returned stakes minus stake. A decimal
 * string.
 */
export const netOf = ({ stake, refunded = '0', payout }: Sums): string =>
  subtractAmounts(addAmounts(payout, refunded), stake);

/** Whether the player has more than before. Only such a result is presented as a win. */
export const isGain = (sums: Sums): boolean => compareAmounts(netOf(sums), '0') === 1;

/** Returns how many bets of an order won, and how many took part in the draw. */
export function hitsOf({ suborders }: Pick<LotteryOrderDetail, 'suborders'>): { hits: number; bets: number } {
  const drawn = suborders.filter(({ status }) => typeof status === 'string' && status !== 'CANCELLED');
  return { hits: drawn.filter(({ status }) => status === 'WON').length, bets: drawn.length };
}
