import type { ReactNode } from 'react';
import styles from './HistoryState.module.css';

/** `accent` for running, `positive` for successful, `danger` for refused, `muted` for entries without an effect. */
export type HistoryTone = 'accent' | 'positive' | 'danger' | 'muted';

interface HistoryStateProps {
  tone: HistoryTone;
  /** A text is required, because some users cannot distinguish colours. */
  children: ReactNode;
}

/** The state of an entry, in the note of a `HistoryRow` or the head of a `HistoryDetail`. */
export function HistoryState({ tone, children }: HistoryStateProps) {
  return (
    <span data-tone={tone} className={styles.state}>
      {children}
    </span>
  );
}
