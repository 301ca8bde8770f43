import { Badge, Link } from '@livery/ui';
import type { LucideIcon } from 'lucide-react';
import styles from './Shortcuts.module.css';

interface ShortcutProps {
  icon: LucideIcon;
  label: string;
  /** Address of the link. Without it the shortcut is a button. */
  href?: string;
  onClick?: () => void;
  /** The number on the shortcut's badge, the label of the badge for screen readers, and the format of the number. */
  count?: { total: number; label: string; format: (count: number) => string };
  /** Whether the shortcut has the accent colour, as the main shortcut. */
  isPrimary?: boolean;
}

/** A shortcut to another screen: icon and label, as a link or a button. */
export function Shortcut({ icon: Icon, label, href, onClick, count, isPrimary = false }: ShortcutProps) {
  const inside = (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden />
        {count && (
          <span className={styles.count}>
            <Badge count={count.total} label={count.label} format={count.format} />
          </span>
        )}
      </span>
      <span className={styles.word}>{label}</span>
    </>
  );
  return (
    <li className={isPrimary ? styles.primary : styles.place}>
      {href === undefined ? (
        <button type="button" className={styles.way} onClick={onClick}>
          {inside}
        </button>
      ) : (
        <Link href={href} className={styles.way}>
          {inside}
        </Link>
      )}
    </li>
  );
}
