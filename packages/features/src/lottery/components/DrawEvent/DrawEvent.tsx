import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useUserIdle } from '@livery/foundation/navigation';
import { useOpenRow } from '@livery/foundation/history-list';
import { OrderDetail } from '../../screens/OrdersScreen/OrderDetail.tsx';
import { DrawProof } from './DrawProof.tsx';
import { DrawEventView } from './DrawEventView.tsx';
import { OrderWatch } from './OrderWatch.tsx';
import { type PlacedOrder, useDrawEvents } from './useDrawEvents.ts';

export interface DrawEventProps {
  /** Orders that wait for their draw. A settled order may stay in the list. */
  orders: readonly PlacedOrder[];
  lotteries: readonly BettableLottery[];
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
  /** Called once for each order when it is settled. At that time, the balance is already being requested again. */
  onSettled: (order: LotteryOrderDetail) => void;
  /** Opens the lottery's betting screen. */
  onBetAgain: (gameCode: string) => void;
}

/** A draw whose proof can be shown. */
interface PlacedDraw {
  lottery: BettableLottery;
  issue: string;
}

/**
 * Shows the result of a draw. After an order that was just placed is settled, its numbers drop in, and then its net
 * result appears. A tap on the numbers shows the proof of the draw. The texts are those of `OrdersScreen`, and
 * `lotteries` and `history`.
 */
export function DrawEvent({ orders, lotteries, clockOffset, onSettled, onBetAgain }: DrawEventProps) {
  const event = useDrawEvents(orders, onSettled);
  const detail = useOpenRow<LotteryOrderDetail>();
  const proof = useOpenRow<PlacedDraw>();
  // A sheet that opens automatically must not cover an open slip, because a tap that is meant for the slip would hit
  // the sheet.
  const canOpen = useUserIdle(event.isDue && !detail.isOpen);
  const [drawn] = event.shown?.orders ?? [];
  const lottery = lotteries.find(({ code }) => code === drawn?.gameCode);
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
          onProof={drawn && lottery && (() => proof.onOpen({ lottery, issue: drawn.issue }))}
        />
      )}
      {proof.row && (
        <DrawProof
          key={`proof ${proof.row.lottery.code} ${proof.row.issue}`}
          {...proof.row}
          isOpen={proof.isOpen}
          onClose={proof.onClose}
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
