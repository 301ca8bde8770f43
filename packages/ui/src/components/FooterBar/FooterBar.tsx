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
  /** Called on a click. It may prevent the navigation and run another action. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Whether the item has the current address. */
  isCurrent?: boolean;
  /** Whether the item is shown in the accent colour. At most one item, in the middle. */
  isPrimary?: boolean;
  /** Number of new items on the screen of this address. */
  badge?: BadgeProps;
}

export interface FooterBarProps {
  /** Names the navigation for screen readers. */
  label: string;
  items: readonly FooterItem[];
}

/** The main shortcuts of the app at the bottom, each with an icon and a word. */
export function FooterBar({ label, items }: FooterBarProps) {
  return (
    <>
      <div aria-hidden className={styles.fade} />
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
    </>
  );
}
