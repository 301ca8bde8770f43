import { classNames } from '../../classNames.ts';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** Said to screen readers; leave out where the surroundings already say that something is loading. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
}

/** A turning ring that shows only after 300 ms: what is quicker than that needs no spinner. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, styles[size])}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
