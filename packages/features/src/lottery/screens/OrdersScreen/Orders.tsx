import type { BettableLottery } from '@livery/api/lottery/lottery';
import { LiveOrderRow } from './LiveOrderRow.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrdersView } from './OrdersView.tsx';
import { useOrders } from './useOrders.ts';

interface OrdersProps {
  /** Code of the lottery whose orders are shown; undefined for all lotteries. */
  gameCode: string | undefined;
  /** The lotteries that can be played. They contain kinds and odds. */
  lotteries: readonly BettableLottery[];
  /** Opens the betting screen. */
  onBet: () => void;
}

/** The orders of a player with their results. */
export function Orders({ gameCode, lotteries, onBet }: OrdersProps) {
  const { onSettled, ...state } = useOrders(gameCode);
  const { clockOffset } = state;
  return (
    <OrdersView
      {...state}
      onBet={onBet}
      renderRow={(order, onOpen) => (
        <LiveOrderRow
          order={order}
          kind={lotteries.find(({ code }) => code === order.gameCode)?.kind}
          clockOffset={clockOffset}
          onOpen={onOpen}
          onSettled={onSettled}
        />
      )}
      renderDetail={(order, sheet) => (
        <OrderDetail key={order.orderId} order={order} lotteries={lotteries} clockOffset={clockOffset} {...sheet} />
      )}
    />
  );
}
