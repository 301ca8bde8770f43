import type { ReactNode } from 'react';
import styles from './HistoryState.module.css';

/** `accent` for what goes on, `positive` for what went well, `danger` for what was refused, `muted` for what came to nothing. */
export type HistoryTone = 'accent' | 'positive' | 'danger' | 'muted';

interface HistoryStateProps {
  tone: HistoryTone;
  /** Words: the tone alone says nothing. */
  children: ReactNode;
}

/** How far something is, or how it ended, in the note of a `HistoryRow` or the head of a `HistoryDetail`. */
export function HistoryState({ tone, children }: HistoryStateProps) {
  return (
    <span data-tone={tone} className={styles.state}>
      {children}
    </span>
  );
}
