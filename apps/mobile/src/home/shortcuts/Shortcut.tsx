import { Badge, Link } from '@livery/ui';
import type { LucideIcon } from 'lucide-react';
import styles from './Shortcuts.module.css';

interface ShortcutProps {
  icon: LucideIcon;
  label: string;
  /** Where it leads. Without it, it is a button. */
  href?: string;
  onClick?: () => void;
  /** How many things wait there, and how that is said. */
  count?: { total: number; label: string; format: (count: number) => string };
  /** The one way that is to be found first. */
  isPrimary?: boolean;
}

/** One way from home: an icon and a word. */
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
