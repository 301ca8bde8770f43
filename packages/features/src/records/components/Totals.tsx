import { useSignedMoney } from '@livery/foundation/history';
import { Money, Skeleton, Stats } from '@livery/ui';
import type { ReactNode } from 'react';
import styles from './Totals.module.css';

interface TotalsProps {
  /** What the net result is called. */
  label: string;
  /** A signed decimal string; undefined while it is awaited. */
  net: string | undefined;
  /** A `Stat` for each further figure. */
  children: ReactNode;
}

/** What all rows of a filter came to, above them: the net result largest. */
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
