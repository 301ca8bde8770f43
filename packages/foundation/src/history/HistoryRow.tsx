import { Money } from '@livery/ui';
import type { ReactNode } from 'react';
import styles from './HistoryRow.module.css';

export interface HistoryRowProps {
  icon: ReactNode;
  title: ReactNode;
  /** Smaller, below the title. */
  hint: ReactNode;
  /** A line below the hint, as small. */
  detail?: ReactNode;
  /** The row's figure, formatted, with its sign where it has one. */
  amount: string;
  /** `positive` for what came in; the figure's own sign says so too. */
  tone?: 'positive' | undefined;
  /** Smaller, below the figure. */
  note?: ReactNode;
  /** Opens all that is known of it. */
  onOpen: () => void;
}

/** A row of a history: what it was at the line's start, what it came to at the end; in large text one below the other. */
export function HistoryRow({ icon, title, hint, detail, amount, tone, note, onOpen }: HistoryRowProps) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className={styles.row}>
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
      <span className={styles.inside}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.small}>{hint}</span>
          {detail && <span className={styles.small}>{detail}</span>}
        </span>
        <span className={styles.figures}>
          <span data-tone={tone} className={styles.amount}>
            <Money>{amount}</Money>
          </span>
          {note && <span className={styles.small}>{note}</span>}
        </span>
      </span>
    </button>
  );
}
