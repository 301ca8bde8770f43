import { useWatchedOrder } from '../../hooks/useWatchedOrder.ts';
import { OrderRow, type OrderRowProps } from './OrderRow.tsx';

/**
 * An order that says by itself what came of it once it is drawn. Only rows near the window ask: a list of thousands is not fetched
 * anew for the few that were open.
 */
export function LiveOrderRow({ order, ...rest }: OrderRowProps) {
  const isOpen = order.status === 'PLACED';
  const { order: now } = useWatchedOrder({ order, clockOffset: rest.clockOffset, from: isOpen ? 'draw' : 'never' });
  return <OrderRow order={isOpen && now ? now : order} {...rest} />;
}
