import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Badge.module.css';

interface BadgeProps {
  /** Nothing shows at 0. */
  count: number;
  /** The largest figure that shows; above it stands `99+`. Default 99. */
  cap?: number;
  /** Said in place of the figure, such as '3 unread'. */
  label?: string;
  /** Turns a figure into the language's digits. */
  format?: (count: number) => string;
}

/** How many things wait. */
export function Badge({ count, cap = 99, label, format = String }: BadgeProps) {
  if (count <= 0) return null;
  const text = count > cap ? `${format(cap)}+` : format(count);
  return (
    <span className={styles.badge}>
      <bdi aria-hidden={label ? true : undefined}>{text}</bdi>
      {label && <VisuallyHidden as="span">{label}</VisuallyHidden>}
    </span>
  );
}
