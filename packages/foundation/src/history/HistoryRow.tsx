import { Link, Money } from '@livery/ui';
import type { ReactNode } from 'react';
import styles from './HistoryRow.module.css';
import type { HistoryTone } from './HistoryState.tsx';

interface HistoryRowParts {
  icon: ReactNode;
  /** The colour of the icon, for rows whose icon shows their state. Default: the merchant's second colour. */
  iconTone?: HistoryTone;
  title: ReactNode;
  /** Smaller, below the title. */
  hint: ReactNode;
  /** A line below the hint, as small. */
  detail?: ReactNode;
  /** The formatted amount of the row, with a sign if it has one. */
  amount: string;
  /** `large` for the amount that a player looks for. Default `medium`. */
  amountSize?: 'medium' | 'large';
  /** `positive` for incoming money; the sign of the amount shows it too. */
  tone?: 'positive' | undefined;
  /** Smaller, below the amount. */
  note?: ReactNode;
}

export type HistoryRowProps = HistoryRowParts &
  (
    | {
        /** Opens a dialog with all details. */
        onOpen: () => void;
        href?: undefined;
      }
    | {
        /** Target of the row: the row is a link. */
        href: string;
        onOpen?: undefined;
      }
    | {
        /** The row already shows all details. */
        href?: undefined;
        onOpen?: undefined;
      }
  );

/** A row of a history: its kind at the start of the line, its amount at the end; one below the other for large text. */
export function HistoryRow({
  icon,
  iconTone,
  title,
  hint,
  detail,
  amount,
  amountSize,
  tone,
  note,
  href,
  onOpen,
}: HistoryRowProps) {
  const inside = (
    <>
      <span aria-hidden data-tone={iconTone} className={styles.icon}>
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
            <Money size={amountSize}>{amount}</Money>
          </span>
          {note && <span className={styles.small}>{note}</span>}
        </span>
      </span>
    </>
  );
  if (href !== undefined)
    return (
      <Link href={href} className={styles.row}>
        {inside}
      </Link>
    );
  if (onOpen === undefined) return <div className={styles.row}>{inside}</div>;
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className={styles.row}>
      {inside}
    </button>
  );
}
