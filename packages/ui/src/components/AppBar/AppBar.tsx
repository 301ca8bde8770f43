import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './AppBar.module.css';

export interface AppBarProps {
  /** At the start of the bar: the logo, or a back button. */
  start?: ReactNode;
  /** Name of the screen, in the middle. */
  title?: string;
  /** At the end of the bar: balance, buttons. */
  end?: ReactNode;
  /** Stays visible while the page scrolls. Default true. */
  isSticky?: boolean;
}

/** The bar at the top of a screen. */
export function AppBar({ start, title, end, isSticky = true }: AppBarProps) {
  return (
    <header data-place className={classNames(styles.appBar, isSticky && styles.sticky, title && styles.titled)}>
      <div className={styles.start}>{start}</div>
      {title && <h1 className={styles.title}>{title}</h1>}
      <div className={styles.end}>{end}</div>
    </header>
  );
}
