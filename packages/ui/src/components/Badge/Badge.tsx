import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** The number. Nothing is shown if it is 0. */
  count: number;
  /** The largest number that is shown. Larger numbers are shown as `99+`. Default 99. */
  cap?: number;
  /** Text for screen readers that replaces the number, for example '3 unread'. */
  label?: string;
  /** Formats a number in the digits of the language. */
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
