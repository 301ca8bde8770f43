import type { BettableLottery } from '@livery/api/lottery/lottery';
import { LiveOrderRow } from './LiveOrderRow.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrdersView } from './OrdersView.tsx';
import { useOrdersScreen } from './useOrdersScreen.ts';

export interface OrdersScreenProps {
  /** Code of the one lottery whose orders show. Default: those of all. */
  gameCode?: string;
  /** What can be played: kinds and odds are theirs. */
  lotteries: readonly BettableLottery[];
  /** Leads to where bets are placed. */
  onBet: () => void;
}

/**
 * The orders of a player, and what came of them. Its texts are the areas `orders`, `picks`, `lottery`, `lotteries`, `history` and
 * `money`; above it stand a store, a `ToastProvider` and a session.
 */
export function OrdersScreen({ gameCode, lotteries, onBet }: OrdersScreenProps) {
  const { onSettled, ...state } = useOrdersScreen(gameCode);
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
