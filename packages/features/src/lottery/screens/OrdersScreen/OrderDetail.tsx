import type { LotteryOrder } from '@livery/api/lottery/getOrders';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import { usePolledOrder } from '../../hooks/usePolledOrder.ts';
import { CancelBet } from './CancelBet.tsx';
import { OrderDetailView } from './OrderDetailView.tsx';

interface OrderDetailProps {
  /** The order as its list contains it. */
  order: LotteryOrder;
  lotteries: readonly BettableLottery[];
  /** The gateway's clock minus this device's clock, in milliseconds. */
  clockOffset: number;
  isOpen: boolean;
  onClose: () => void;
}

/** All details of an order, refreshed while it is shown, with buttons to cancel its bets. */
export function OrderDetail({ order: listed, ...rest }: OrderDetailProps) {
  const { order, failure, onRetry } = usePolledOrder({ order: listed, clockOffset: rest.clockOffset, from: 'now' });
  return (
    <OrderDetailView
      {...rest}
      order={order ?? listed}
      suborders={order?.suborders}
      draw={order?.numbers && { numbers: order.numbers, prizes: order.prizes }}
      failure={failure}
      onRetry={onRetry}
      renderCancel={(suborder, describedBy) => <CancelBet suborder={suborder} describedBy={describedBy} />}
    />
  );
}
