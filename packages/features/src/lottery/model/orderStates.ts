import type { LotteryOrder } from '@livery/api/lottery/getOrders';
import type { HistoryTone } from '@livery/foundation/history-list';

export type OrderStatus = LotteryOrder['status'];

/** What orders can be narrowed to, in this order. */
export const orderStatuses: readonly OrderStatus[] = ['PLACED', 'WON', 'LOST', 'CANCELLED'];

/** How each status looks beside its words. */
export const orderTones: Readonly<Record<OrderStatus, HistoryTone>> = {
  PLACED: 'accent',
  WON: 'positive',
  LOST: 'muted',
  CANCELLED: 'muted',
};
