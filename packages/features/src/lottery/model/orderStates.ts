import type { LotteryOrder } from '@livery/api/lottery/getOrders';
import type { HistoryTone } from '@livery/foundation/history-list';
import { isGain } from './netResult.ts';

export type OrderStatus = LotteryOrder['status'];

/** What orders can be narrowed to, in this order. */
export const orderStatuses: readonly OrderStatus[] = ['PLACED', 'WON', 'LOST', 'CANCELLED'];

/** PARTLY: a bet won, but the payout is not more than the stake. */
export type ShownStatus = OrderStatus | 'PARTLY';

/** The status of an order or a bet as it is presented: a win only with a gain. */
export const shownStatus = (one: {
  status: OrderStatus;
  stake: string;
  payout: string;
  refunded?: string;
}): ShownStatus => (one.status === 'WON' && !isGain(one) ? 'PARTLY' : one.status);

/** The colour of each status beside its words. */
export const orderTones: Readonly<Record<ShownStatus, HistoryTone>> = {
  PLACED: 'accent',
  WON: 'positive',
  PARTLY: 'muted',
  LOST: 'muted',
  CANCELLED: 'muted',
};
