import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import { announcedAfter, nextMoment } from './listRefresh.ts';

/** Milliseconds until the next request for an order that the gateway has not settled yet. */
const retryAfter = 5_000;

/**
 * Returns the time from which the numbers of an order's draw can be requested: milliseconds since 1970 by the gateway's
 * clock.
 */
export const drawnAt = ({ drawsAt }: Pick<LotteryOrderDetail, 'drawsAt'>): number =>
  Date.parse(drawsAt) + announcedAfter;

/**
 * Returns the next time at which an order can change: its draw closes, so that its bets can no longer be cancelled, or
 * it is settled. Undefined if it cannot change.
 *
 * @param answeredAt time of the reply. Like the result, it is in milliseconds since 1970 by the gateway's clock
 */
export function nextOrderChange(order: LotteryOrderDetail, answeredAt: number): number | undefined {
  if (order.status !== 'PLACED') return undefined;
  const canCancel = order.suborders.some((suborder) => suborder.canCancel);
  const moments = canCancel ? [Date.parse(order.closesAt), drawnAt(order)] : [drawnAt(order)];
  return nextMoment(moments, answeredAt, retryAfter);
}
