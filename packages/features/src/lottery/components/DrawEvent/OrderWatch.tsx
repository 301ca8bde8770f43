import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatchedOrder } from '../../hooks/useWatchedOrder.ts';
import type { PlacedOrder } from './useDrawEvents.ts';

interface OrderWatchProps {
  order: PlacedOrder;
  /** The gateway's clock less this device's, in milliseconds. */
  clockOffset: number;
  /** Called once, with what the order has become. */
  onSettled: (order: LotteryOrderDetail) => void;
}

/** Waits until an order is settled. Shows nothing. */
export function OrderWatch({ order: placed, clockOffset, onSettled }: OrderWatchProps) {
  const { order } = useWatchedOrder({ order: placed, clockOffset, from: 'draw' });
  const isSettled = order !== undefined && order.status !== 'PLACED';
  const hasReported = useRef(false);
  const report = useEffectEvent(() => {
    if (order === undefined || hasReported.current) return;
    hasReported.current = true;
    onSettled(order);
  });
  useEffect(() => {
    if (isSettled) report();
  }, [isSettled]);
  return null;
}
