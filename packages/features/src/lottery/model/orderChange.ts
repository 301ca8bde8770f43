import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import { announcedAfter, nextMoment } from './listRefresh.ts';

/** Milliseconds for which a gateway that has not settled an order yet is left alone. */
const retryAfter = 5_000;

/** When the numbers of an order's draw can be asked for: milliseconds since 1970, by the gateway's clock. */
export const drawnAt = ({ drawsAt }: Pick<LotteryOrderDetail, 'drawsAt'>): number =>
  Date.parse(drawsAt) + announcedAfter;

/**
 * When an order has something new to show: its draw closes, so that nothing of it can be cancelled any more, or is settled.
 * Undefined where it stays as it is.
 *
 * @param answeredAt when it was answered; as what is returned, milliseconds since 1970, by the gateway's clock
 */
export function nextOrderChange(order: LotteryOrderDetail, answeredAt: number): number | undefined {
  if (order.status !== 'PLACED') return undefined;
  const canCancel = order.suborders.some((suborder) => suborder.canCancel);
  const moments = canCancel ? [Date.parse(order.closesAt), drawnAt(order)] : [drawnAt(order)];
  return nextMoment(moments, answeredAt, retryAfter);
}
