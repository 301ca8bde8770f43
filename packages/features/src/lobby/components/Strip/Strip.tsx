import { Children, type ReactNode } from 'react';
import styles from './Strip.module.css';

interface StripProps {
  /** Names the list for screen readers. */
  label: string;
  children: ReactNode;
}

/** Cards in a row that runs from edge to edge of the screen. A finger scrolls it; Tab leads from card to card and brings it along. */
export function Strip({ label, children }: StripProps) {
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
