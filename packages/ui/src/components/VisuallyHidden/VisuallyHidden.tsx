import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** `span` among words, `div` around a heading, `output` for what an action brought about. Default `div`. */
  as?: 'div' | 'span' | 'output';
  /** Whether screen readers say what comes to stand in it, once they have said what they are at. Default false. */
  isSaid?: boolean;
  children: ReactNode;
}

/** Text for screen readers only: for what the looks of a screen say by themselves. */
export function VisuallyHidden({ as: Element = 'div', isSaid = false, children }: VisuallyHiddenProps) {
  return (
    <Element className={styles.hidden} aria-live={isSaid ? 'polite' : undefined}>
      {children}
    </Element>
  );
}
