import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, Money } from '@livery/ui';
import { useEffect, useId, useState } from 'react';
import styles from './OrderResult.module.css';

interface OrderResultProps {
  /** Settled. */
  order: LotteryOrderDetail;
  onDetails: () => void;
}

/** What came of an order, large where something was won. A screen reader says it once. */
export function OrderResult({ order: { status, payout, stake, bets }, onDetails }: OrderResultProps) {
  const { t } = useTexts('orders');
  const { money, numerals } = useFormats();
  const resultId = useId();
  // A live region says what comes into it, and nothing of what it begins with.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <div className={styles.order}>
      <div id={resultId} role="status" className={styles.status}>
        {isThere && (
          <div data-outcome={status} className={styles.result}>
            <p className={styles.words}>{t(status === 'WON' ? 'youWon' : 'notThisTime')}</p>
            {status === 'WON' && (
              <p className={styles.amount}>
                <Money size="hero">{money(payout)}</Money>
              </p>
            )}
            <p className={styles.about}>
              <bdi>{t('bets', { count: bets, formattedCount: numerals(String(bets)) })}</bdi> · {t('stake')}{' '}
              <bdi>{money(stake)}</bdi>
            </p>
          </div>
        )}
      </div>
      <Button variant="quiet" aria-describedby={resultId} onClick={onDetails}>
        {t('details')}
      </Button>
    </div>
  );
}
