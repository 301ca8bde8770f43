import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Said by screen readers, shown to nobody: for what the looks of a screen say by themselves. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <div className={styles.hidden}>{children}</div>;
}
