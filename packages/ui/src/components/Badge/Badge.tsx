import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** At 0 nothing is shown. */
  count: number;
  /** The largest number that is shown; larger ones show as `99+`. Default 99. */
  cap?: number;
  /** Read by screen readers in place of the number, for example '3 unread'. */
  label?: string;
  /** Writes a number in the language's digits. */
  format: (count: number) => string;
}

/** A number of new items, for example unread messages. */
export function Badge({ count, cap = 99, label, format }: BadgeProps) {
  if (count <= 0) return null;
  const text = count > cap ? `${format(cap)}+` : format(count);
  return (
    <span className={styles.badge}>
      <bdi aria-hidden={label ? true : undefined}>{text}</bdi>
      {label && <VisuallyHidden as="span">{label}</VisuallyHidden>}
    </span>
  );
}
