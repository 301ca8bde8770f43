import { useSignedMoney } from '@livery/foundation/history';
import { Money, Skeleton, Stats } from '@livery/ui';
import type { ReactNode } from 'react';
import styles from './Totals.module.css';

interface TotalsProps {
  /** The label of the net result. */
  label: string;
  /** A signed decimal string; undefined while it loads. */
  net: string | undefined;
  /** A `Stat` for each further amount. */
  children: ReactNode;
}

/** The totals of all rows of a filter, above the rows. The net result has the largest font. */
export function Totals({ label, net, children }: TotalsProps) {
  const signed = useSignedMoney();
  const result = net === undefined ? undefined : signed(net);
  return (
    <section aria-label={label} className={styles.totals}>
      <div className={styles.net}>
        <p className={styles.label}>{label}</p>
        {result === undefined ? (
          <Skeleton className={styles.awaited} />
        ) : (
          <p data-tone={result.tone} className={styles.amount}>
            <Money size="hero">{result.text}</Money>
          </p>
        )}
      </div>
      <Stats>{children}</Stats>
    </section>
  );
}
