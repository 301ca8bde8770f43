import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePolledOrder } from '../../hooks/usePolledOrder.ts';
import { isSettled } from '../../model/orderStates.ts';
import type { PlacedOrder } from './useDrawEvents.ts';

interface OrderWatchProps {
  order: PlacedOrder;
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
  /** Called once, with the settled order. */
  onSettled: (order: LotteryOrderDetail) => void;
}

/** Waits until an order is settled. Renders nothing. */
export function OrderWatch({ order: placed, clockOffset, onSettled }: OrderWatchProps) {
  const { order } = usePolledOrder({ order: placed, clockOffset, from: 'draw' });
  const isDone = order !== undefined && isSettled(order.status);
  const hasReported = useRef(false);
  const report = useEffectEvent(() => {
    if (order === undefined || hasReported.current) return;
    hasReported.current = true;
    onSettled(order);
  });
  useEffect(() => {
    if (isDone) report();
  }, [isDone]);
  return null;
}
