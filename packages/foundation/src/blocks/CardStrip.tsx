import { Children, type ReactNode } from 'react';
import styles from './CardStrip.module.css';

interface CardStripProps {
  /** Names the list for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * Cards in a row across the whole width of the screen. The row scrolls by touch; Tab moves from card to card and
 * scrolls the row.
 */
export function CardStrip({ label, children }: CardStripProps) {
  return (
    <ul aria-label={label} className={styles.strip}>
      {Children.toArray(children).map((child, index) => (
        <li key={index} className={styles.card}>
          {child}
        </li>
      ))}
    </ul>
  );
}
