import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, NumberBalls } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import { useDrawnNumbers } from '../../hooks/useDrawnNumbers.ts';
import { kindOfOrder } from '../../model/orderNumbers.ts';
import { shortIssue } from '../../model/shortIssue.ts';
import styles from './DrawEventView.module.css';
import { OrderResult } from './OrderResult.tsx';

export interface DrawEventViewProps {
  /** Settled orders on one draw, at least one. */
  orders: readonly LotteryOrderDetail[];
  lotteries: readonly BettableLottery[];
  isOpen: boolean;
  onClose: () => void;
  onDetails: (order: LotteryOrderDetail) => void;
  onBetAgain: (gameCode: string) => void;
}

/** What a draw brought: its numbers drop in one after the other, then it says what came of each order. */
export function DrawEventView({ orders, lotteries, isOpen, onClose, onDetails, onBetAgain }: DrawEventViewProps) {
  const { t } = useTexts('orders');
  const { t: lottery } = useTexts('lottery');
  const { t: common } = useTexts('common');
  const { numerals } = useFormats();
  const numbersOf = useDrawnNumbers();
  const [first] = orders;
  if (first === undefined) return null;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={first.gameName}
      closeLabel={common('close')}
      footer={
        <Button variant="primary" onClick={() => onBetAgain(first.gameCode)}>
          {t('betAgain')}
        </Button>
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
