import { ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { Link } from '../../link/Link.tsx';
import styles from './ListRow.module.css';

export interface ListRowProps {
  title: ReactNode;
  /** Smaller text below the label. */
  hint?: ReactNode;
  icon?: ReactNode;
  /** A badge or a value at the line's end. */
  end?: ReactNode;
  /** Content below the row, for example a bar or further text. It is outside the part that can be pressed. */
  below?: ReactNode;
  /** The address to which the row links. Then the row shows an arrow. */
  href?: string;
  /** Whether the link opens in a new tab: its text should mention that. Default false. */
  isOutside?: boolean;
  /** Whether the row shows an arrow. Also possible for a button. Default: only for a link within the app. */
  leadsOn?: boolean;
  /** Whether the row is the selected one among buttons. Screen readers announce this. Show it in `end` too. */
  isCurrent?: boolean;
  /** Called on a click. Without `href`, the row is a button. */
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

export interface ListProps {
  /** Names the list for screen readers. */
  label?: string;
  /**
   * `links`: every row is a link with an icon, a short title and at most a badge. The merchant selects the arrangement
   * of such a list, for example tiles (`layout.links` of its theme). `lotteries`: every item is a lottery, which is in a
   * tile if the merchant selects this (`layout.lotteries`). Default `rows`.
   */
  holds?: 'rows' | 'links' | 'lotteries';
  children: ReactNode;
}

/** Rows with dividers between them, or a card for each row (`layout.lists` of the merchant's theme). */
export function List({ label, holds = 'rows', children }: ListProps) {
  return (
    <ul aria-label={label} className={classNames(styles.list, styles[holds])}>
      {children}
    </ul>
  );
}

/** An item of a `List` with content other than a `ListRow`. */
export function ListItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
