import { type CSSProperties, useState } from 'react';
import styles from './LotteryCard.module.css';

interface DrawBarProps {
  /** Milliseconds since 1970, by the gateway's clock. */
  opensAt: number;
  closesAt: number;
  clockOffset: number;
}

/**
 * A bar that shows how much of the draw's time is left. It complements the countdown, so it is hidden from screen
 * readers. A CSS animation moves it, starting from the position at the first render.
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
