import { useEffect, useEffectEvent, useRef } from 'react';
import { usePolledOrder } from '../../hooks/usePolledOrder.ts';
import { isSettled } from '../../model/orderStates.ts';
import { OrderRow, type OrderRowProps } from './OrderRow.tsx';

export interface LiveOrderRowProps extends OrderRowProps {
  /** Called with the id of an open order when it is settled or cancelled. Default: nothing happens. */
  onSettled?: ((orderId: string) => void) | undefined;
}

/**
 * A row of an order. It shows the result automatically after the draw. Only rows near the viewport send requests, so
 * that a list of thousands of orders does not request all of them for a few open orders.
 */
export function LiveOrderRow({ order, onSettled, ...rest }: LiveOrderRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const isOpen = order.status === 'PLACED';
  const { order: now } = usePolledOrder({ order, clockOffset: rest.clockOffset, from: isOpen ? 'draw' : 'never' });
  const settledId = isOpen && now && isSettled(now.status) ? now.orderId : undefined;
  const report = useEffectEvent((orderId: string) => {
    if (onSettled === undefined) return;
    // A row that is removed above the viewport would move the visible rows. So the page is scrolled by the height of
    // the row.
    const { bottom = 1, height = 0 } = row.current?.getBoundingClientRect() ?? {};
    if (bottom <= 0) window.scrollBy({ top: -height, behavior: 'instant' });
    onSettled(orderId);
  });
  useEffect(() => {
    if (settledId !== undefined) report(settledId);
  }, [settledId]);
  return (
    <div ref={row}>
      <OrderRow order={isOpen && now ? now : order} {...rest} />
    </div>
  );
}
