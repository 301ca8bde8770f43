import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** `span` among words, `div` around a heading, `output` for the result of an action. Default `div`. */
  as?: 'div' | 'span' | 'output';
  /** Whether screen readers announce new content politely. Default false. */
  isSaid?: boolean;
  children: ReactNode;
}

/** Text for screen readers only: for facts that the screen shows only visually. */
export function VisuallyHidden({ as: Element = 'div', isSaid = false, children }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} aria-live={isSaid ? 'polite' : undefined}>
      {children}
    </Element>
  );
}
