import { classNames } from '../../classNames.ts';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** Text for screen readers. Omit it if other content already reports that something is loading. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
}

/** A turning ring that appears only after 300 ms: faster loads need no spinner. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, styles[size])}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
