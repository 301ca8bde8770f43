import { ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';
import styles from './ListRow.module.css';

export interface ListRowProps {
  title: ReactNode;
  /** Smaller text, below the title. */
  hint?: ReactNode;
  icon?: ReactNode;
  /** A badge or a value at the line's end. */
  end?: ReactNode;
  /** Below the row, outside the pressable part, for example a bar or further text. */
  below?: ReactNode;
  /** With it the row is a link, and shows an arrow. */
  href?: string;
  /** Whether the link opens in a new tab: its text should mention that. Default false. */
  isOutside?: boolean;
  /** Whether it shows an arrow, also as a button. Default: only a link within the app does. */
  leadsOn?: boolean;
  /** Whether it is the selected one among buttons. Announced to screen readers; show it in `end`. */
  isCurrent?: boolean;
  /** Without `href` the row is a button. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** A row of a list. Put rows into a `List`, which divides them. */
export function ListRow({
  title,
  hint,
  icon,
  end,
  below,
  href,
  isOutside = false,
  leadsOn = href !== undefined && !isOutside,
  isCurrent,
  onClick,
}: ListRowProps) {
  const inside = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {(end || leadsOn) && (
        <span className={styles.end}>
          {end}
          {leadsOn && <ChevronRight aria-hidden className={styles.arrow} />}
        </span>
      )}
    </>
  );
  return (
    <li className={styles.item}>
      {href !== undefined ? (
        <Link
          href={href}
          {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
          onClick={onClick}
          className={styles.row}
        >
          {inside}
        </Link>
      ) : onClick ? (
        <button type="button" aria-current={isCurrent || undefined} onClick={onClick} className={styles.row}>
          {inside}
        </button>
      ) : (
        <div className={styles.row}>{inside}</div>
      )}
      {below && <div className={styles.below}>{below}</div>}
    </li>
  );
}

/** Rows with dividers, not boxes in boxes. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.list}>
      {children}
    </ul>
  );
}
