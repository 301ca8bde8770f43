import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { addAmounts, compareAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { Button, NumberBalls } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import { useDrawnNumbers } from '../../hooks/useDrawnNumbers.ts';
import { netOf } from '../../model/netResult.ts';
import { kindOfOrder } from '../../model/orderNumbers.ts';
import { shortIssue } from '../../model/shortIssue.ts';
import styles from './DrawEventView.module.css';
import { OrderResult } from './OrderResult.tsx';

export interface DrawEventViewProps {
  /** Settled orders on one draw. There is at least one. */
  orders: readonly LotteryOrderDetail[];
  lotteries: readonly BettableLottery[];
  isOpen: boolean;
  onClose: () => void;
  onDetails: (order: LotteryOrderDetail) => void;
  onBetAgain: (gameCode: string) => void;
}

/** The result of a draw: its numbers appear one after the other, then the net result of each order. */
export function DrawEventView({ orders, lotteries, isOpen, onClose, onDetails, onBetAgain }: DrawEventViewProps) {
  const { t } = useTexts('orders');
  const { t: lottery } = useTexts('lottery');
  const { t: common } = useTexts('common');
  const { numerals } = useFormats();
  const numbersOf = useDrawnNumbers();
  const [first] = orders;
  if (first === undefined) return null;
  // After a loss no button offers another bet.
  const hasGain = compareAmounts(orders.map(netOf).reduce(addAmounts), '0') === 1;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={first.gameName}
      closeLabel={common('close')}
      footer={
        <>
          {hasGain && <Button onClick={() => onBetAgain(first.gameCode)}>{t('betAgain')}</Button>}
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className={styles.event}>
        <p className={styles.issue}>{lottery('drawNumber', { number: numerals(shortIssue(first.issue)) })}</p>
        {first.numbers && (
          <div className={styles.numbers}>
            <NumberBalls {...numbersOf(kindOfOrder(first, lotteries), first.numbers)} isFresh />
          </div>
        )}
        {orders.map((order) => (
          <OrderResult key={order.orderId} order={order} onDetails={() => onDetails(order)} />
        ))}
      </div>
    </Sheet>
  );
}
