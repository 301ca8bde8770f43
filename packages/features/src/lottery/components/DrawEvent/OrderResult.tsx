import type { LotteryOrderDetail } from '@livery/api/lottery/getOrder';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { compareAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { Button, Money } from '@livery/ui';
import { vibrate } from '@livery/ui/press';
import { useEffect, useId, useState } from 'react';
import { hitsOf, isGain, netOf } from '../../model/netResult.ts';
import { Picks } from '../Picks/Picks.tsx';
import styles from './OrderResult.module.css';

/** Milliseconds of vibration and pause for a win. */
const winPattern = [20, 60, 40];

/** The bets that have space beside the numbers. */
const mostBets = 6;

/** Bets that won come first, because not all bets may be shown. */
const shownBets = ({ suborders }: LotteryOrderDetail) =>
  suborders.toSorted((one, other) => Number(other.status === 'WON') - Number(one.status === 'WON')).slice(0, mostBets);

interface OrderResultProps {
  /** A settled order. */
  order: LotteryOrderDetail;
  /** The kind of its lottery. */
  kind: BettableLottery['kind'];
  onDetails: () => void;
}

/**
 * The bets of an order and its net result. A bet that won is highlighted when the last number has arrived. Only a gain is celebrated, because a payout below the stake is a loss. A screen reader
 * announces the result once.
 */
export function OrderResult({ order, kind, onDetails }: OrderResultProps) {
  const { t } = useTexts('orders');
  const { money, numerals } = useFormats();
  const resultId = useId();
  // A live region announces only text that is added after it is mounted.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const { hits, bets } = hitsOf(order);
  const net = netOf(order);
  const hasGain = isGain(order);
  useEffect(() => {
    if (hasGain) vibrate(winPattern);
  }, [hasGain]);
  const hitsText = t('hits', { number: numerals(String(hits)), total: numerals(String(bets)) });
  const isEven = compareAmounts(net, '0') === 0;
  const title = hasGain ? t('youWon') : hits === 0 ? t('notThisTime') : isEven ? t('stakeBack') : hitsText;
  return (
    <div className={styles.order}>
      <ul aria-label={t('betList')} className={styles.slip}>
        {shownBets(order).map(({ suborderId, picks, status }) => (
          <li key={suborderId} data-hit={status === 'WON' || undefined} className={styles.bet}>
            <Picks picks={picks} kind={kind} pickClassName={styles.pick} />
          </li>
        ))}
      </ul>
      <div id={resultId} role="status" className={styles.status}>
        {isThere && (
          <div data-outcome={hasGain ? 'gain' : 'none'} className={styles.result}>
            <p className={styles.words}>{title}</p>
            <p className={styles.amount}>
              <Money size={hasGain ? 'hero' : 'large'}>{money(net, { sign: 'always' })}</Money>
            </p>
            <p className={styles.about}>
              {title !== hitsText && (
                <>
                  <bdi>{hitsText}</bdi> ·{' '}
                </>
              )}
              {t('stake')} <bdi>{money(order.stake)}</bdi> · {t('payout')} <bdi>{money(order.payout)}</bdi>
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
