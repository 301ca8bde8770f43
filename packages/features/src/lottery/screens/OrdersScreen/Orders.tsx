import type { BettableLottery } from '@livery/api/lottery/lottery';
import { LiveOrderRow } from './LiveOrderRow.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrdersView } from './OrdersView.tsx';
import { useOrders } from './useOrders.ts';

interface OrdersProps {
  /** Code of the one lottery whose orders show; undefined for all. */
  gameCode: string | undefined;
  /** What can be played: kinds and odds are theirs. */
  lotteries: readonly BettableLottery[];
  /** Leads to where bets are placed. */
  onBet: () => void;
}

/** The orders of a player, and what came of them. */
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
