import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** `span` among words, `div` around a heading. Default `div`. */
  as?: 'div' | 'span';
  children: ReactNode;
}

/** Text for screen readers only: for what the looks of a screen say by themselves. */
export function VisuallyHidden({ as: Element = 'div', children }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
