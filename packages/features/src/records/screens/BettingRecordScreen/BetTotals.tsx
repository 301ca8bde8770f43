import type { GameRecords } from '@livery/api/records/getGameRecords';
import { useFormats } from '@livery/foundation/formats';
import { useSignedMoney } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { Money, Skeleton, Stat, Stats } from '@livery/ui';
import styles from './BetTotals.module.css';

interface BetTotalsProps {
  /** Undefined while they are awaited. */
  sums: GameRecords['sums'] | undefined;
}

/** What all bets of the filter came to: the net result largest. */
export function BetTotals({ sums }: BetTotalsProps) {
  const { t } = useTexts('bets');
  const { money, numerals } = useFormats();
  const signed = useSignedMoney();
  const net = sums && signed(sums.net);
  return (
    <section aria-label={t('net')} className={styles.totals}>
      <div className={styles.net}>
        <p className={styles.label}>{t('net')}</p>
        {net === undefined ? (
          <Skeleton className={styles.awaited} />
        ) : (
          <p data-tone={net.tone} className={styles.amount}>
            <Money size="hero">{net.text}</Money>
          </p>
        )}
      </div>
      <Stats>
        <Stat label={t('rounds')} value={sums && numerals(String(sums.rounds))} />
        <Stat label={t('staked')} value={sums && money(sums.stake)} />
        <Stat label={t('paidOut')} value={sums && money(sums.payout)} />
      </Stats>
    </section>
  );
}
