import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useQuietMoment } from '@livery/foundation/navigation';
import { useOpenRow } from '@livery/foundation/history-list';
import { OrderDetail } from '../../screens/OrdersScreen/OrderDetail.tsx';
import { DrawEventView } from './DrawEventView.tsx';
import { OrderWatch } from './OrderWatch.tsx';
import { type PlacedOrder, useDrawEvents } from './useDrawEvents.ts';

export interface DrawEventProps {
  /** Orders whose draws are awaited. One that is settled may stay in the list. */
  orders: readonly PlacedOrder[];
  lotteries: readonly BettableLottery[];
  /** The gateway's clock less this device's, in milliseconds. */
  clockOffset: number;
  /** Called once for each order as it is settled. What shows the balance is asked for again already. */
  onSettled: (order: LotteryOrderDetail) => void;
  /** Leads to where bets are placed on that lottery. */
  onBetAgain: (gameCode: string) => void;
}

/**
 * The draw as an event: once an order that was just placed is settled, its numbers drop in and it says what came of it. Its texts
 * are those of `OrdersScreen`.
 */
export function DrawEvent({ orders, lotteries, clockOffset, onSettled, onBetAgain }: DrawEventProps) {
  const event = useDrawEvents(orders, onSettled);
  const detail = useOpenRow<LotteryOrderDetail>();
  // A sheet that opens by itself must not cover an open slip: a tap meant for the slip would hit it.
  const canOpen = useQuietMoment(event.isDue && !detail.isOpen);
  return (
    <>
      {event.waiting.map((order) => (
        <OrderWatch key={order.orderId} order={order} clockOffset={clockOffset} onSettled={event.onSettled} />
      ))}
      {event.shown && (
        <DrawEventView
          key={event.shown.id}
          orders={event.shown.orders}
          lotteries={lotteries}
          isOpen={canOpen}
          onClose={event.onClose}
          onDetails={(order) => {
            event.onClose();
            detail.onOpen(order);
          }}
          onBetAgain={(gameCode) => {
            event.onClose();
            onBetAgain(gameCode);
          }}
        />
      )}
      {detail.row && (
        <OrderDetail
          key={detail.row.orderId}
          order={detail.row}
          lotteries={lotteries}
          clockOffset={clockOffset}
          isOpen={detail.isOpen}
          onClose={detail.onClose}
        />
      )}
    </>
  );
}
