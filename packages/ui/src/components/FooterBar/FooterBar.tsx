import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { Link } from '../../link/Link.tsx';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import styles from './FooterBar.module.css';

export interface FooterItem {
  id: string;
  label: string;
  icon: ReactNode;
  href: string;
  /** May prevent the click to do something in place of following the link. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Whether this is the current address. */
  isCurrent?: boolean;
  /** Stands out in the accent: at most one, in the middle. */
  isPrimary?: boolean;
  /** How many new things are there. */
  badge?: BadgeProps;
}

export interface FooterBarProps {
  /** Names the navigation for screen readers. */
  label: string;
  items: readonly FooterItem[];
}

/** The main shortcuts of the app at the bottom: an icon and a word each. */
export function FooterBar({ label, items }: FooterBarProps) {
  return (
    <nav data-place aria-label={label} className={styles.footerBar}>
      <ul className={styles.items}>
        {items.map(({ id, label: word, icon, href, onClick, isCurrent, isPrimary, badge }) => (
          <li key={id} className={styles.place}>
            <Link
              href={href}
              onClick={onClick}
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(styles.item, isPrimary && styles.primary)}
            >
              <span className={styles.icon}>
                {icon}
                {badge && (
                  <span className={styles.count}>
                    <Badge {...badge} />
                  </span>
                )}
              </span>
              <span className={styles.word}>{word}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
