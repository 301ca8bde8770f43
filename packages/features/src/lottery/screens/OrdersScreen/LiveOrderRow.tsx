import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatchedOrder } from '../../hooks/useWatchedOrder.ts';
import { isSettled } from '../../model/orderStates.ts';
import { OrderRow, type OrderRowProps } from './OrderRow.tsx';

export interface LiveOrderRowProps extends OrderRowProps {
  /** Called with the id of an open order once it is settled or cancelled. Default: nothing happens. */
  onSettled?: ((orderId: string) => void) | undefined;
}

/**
 * An order that says by itself what came of it once it is drawn. Only rows near the window ask: a list of thousands is
 * not fetched anew for the few that were open.
 */
export function LiveOrderRow({ order, onSettled, ...rest }: LiveOrderRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const isOpen = order.status === 'PLACED';
  const { order: now } = useWatchedOrder({ order, clockOffset: rest.clockOffset, from: isOpen ? 'draw' : 'never' });
  const settledId = isOpen && now && isSettled(now.status) ? now.orderId : undefined;
  const report = useEffectEvent((orderId: string) => {
    if (onSettled === undefined) return;
    // What leaves above the window would move what is looked at.
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
