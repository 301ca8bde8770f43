import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './ScreenColumn.module.css';

export interface ScreenColumnProps {
  /** The `AppBar`, if the screen has one. */
  header?: ReactNode;
  /** The `FooterBar`, if the screen has one; room is kept for it. */
  footer?: ReactNode;
  /** Blocks one below the other, with even room between them. */
  children: ReactNode;
  /** The content reaches the column's edges. */
  isEdgeToEdge?: boolean;
}

/** One column for the thumb: bar, content, bar. */
export function ScreenColumn({ header, footer, children, isEdgeToEdge = false }: ScreenColumnProps) {
  return (
    <div className={styles.screen}>
      {header}
      <main className={classNames(styles.main, isEdgeToEdge && styles.edgeToEdge, Boolean(footer) && styles.aboveFooter)}>{children}</main>
      {footer}
    </div>
  );
}
