import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** Nothing shows at 0. */
  count: number;
  /** The largest number that is shown; above it `99+` is. Default 99. */
  cap?: number;
  /** Read by screen readers in place of the number, such as '3 unread'. */
  label?: string;
  /** Writes a number in the language's digits. */
  format: (count: number) => string;
}

/** A number of new things, such as unread messages. */
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
