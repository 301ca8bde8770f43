import { type CSSProperties, useState } from 'react';
import styles from './LotteryCard.module.css';

interface DrawBarProps {
  /** Milliseconds since 1970, by the gateway's clock. */
  opensAt: number;
  closesAt: number;
  clockOffset: number;
}

/**
 * The time of a draw running out, for the eye that compares rather than reads. Drawn by the browser alone, from where
 * it stands now.
 */
export function DrawBar({ opensAt, closesAt, clockOffset }: DrawBarProps) {
  const [timing] = useState(
    () =>
      ({
        '--whole': `${closesAt - opensAt}ms`,
        '--gone': `${Math.min(0, opensAt - Date.now() - clockOffset)}ms`,
      }) as CSSProperties,
  );
  return (
    <span aria-hidden className={styles.bar} style={timing}>
      <span className={styles.rest} />
    </span>
  );
}
