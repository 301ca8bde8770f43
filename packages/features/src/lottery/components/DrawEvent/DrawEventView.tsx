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
import { NumbersAndProof } from './NumbersAndProof.tsx';
import { OrderResult } from './OrderResult.tsx';

export interface DrawEventViewProps {
  /** Settled orders on one draw. There is at least one. */
  orders: readonly LotteryOrderDetail[];
  lotteries: readonly BettableLottery[];
  isOpen: boolean;
  onClose: () => void;
  onDetails: (order: LotteryOrderDetail) => void;
  onBetAgain: (gameCode: string) => void;
  /** Shows the proof of the draw. Undefined if its lottery is unknown. */
  onProof: (() => void) | undefined;
}

/** The result of a draw: its numbers appear one after the other, then the net result of each order. */
export function DrawEventView({
  orders,
  lotteries,
  isOpen,
  onClose,
  onDetails,
  onBetAgain,
  onProof,
}: DrawEventViewProps) {
  const { t } = useTexts('orders');
  const { t: lottery } = useTexts('lottery');
  const { t: common } = useTexts('common');
  const { numerals } = useFormats();
  const numbersOf = useDrawnNumbers();
  const [first] = orders;
  if (first === undefined) return null;
  const kind = kindOfOrder(first, lotteries);
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
          <NumbersAndProof onProof={onProof}>
            <NumberBalls {...numbersOf(kind, first.numbers)} isFresh />
          </NumbersAndProof>
        )}
        {orders.map((order) => (
          <OrderResult key={order.orderId} order={order} kind={kind} onDetails={() => onDetails(order)} />
        ))}
      </div>
    </Sheet>
  );
}
