import { Link, Money } from '@livery/ui';
import type { ReactNode } from 'react';
import styles from './HistoryRow.module.css';
import type { HistoryTone } from './HistoryState.tsx';

interface HistoryRowParts {
  icon: ReactNode;
  /** The colour of the icon, for rows whose icon shows their state. Default: the merchant's second colour. */
  iconTone?: HistoryTone;
  title: ReactNode;
  /** Smaller text below the title. */
  hint: ReactNode;
  /** A line below the hint, in the same size. */
  detail?: ReactNode;
  /** The formatted amount of the row, with a sign if it has one. */
  amount: string;
  /** `large` if the amount is the most important content of the row. Default `medium`. */
  amountSize?: 'medium' | 'large';
  /** `positive` for incoming money. The sign of the amount shows this too. */
  tone?: 'positive' | undefined;
  /** Smaller text below the amount. */
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
        /** The address to which the row links. */
        href: string;
        onOpen?: undefined;
      }
    | {
        /** Without a link and a dialog, because the row already shows all details. */
        href?: undefined;
        onOpen?: undefined;
      }
  );

/**
 * A row of a history. The kind of entry is at the start of the line, and the amount at the end. With large text, the
 * amount is below the kind.
 */
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
