import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './KeyValue.module.css';

/** Facts about one item, one line each. Its children are `KeyValue`. */
export function KeyValueList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface KeyValueProps {
  label: string;
  /** The value. It is isolated from the direction of the text, because it may be a code, an amount or a name. */
  children: ReactNode;
  /** Whether this is the line of a result, for example a total. Default false. */
  isTotal?: boolean;
}

/** A fact: the name at the line's start, the value at its end. A long value wraps to the next line. */
export function KeyValue({ label, children, isTotal = false }: KeyValueProps) {
  return (
    <div className={classNames(styles.fact, isTotal && styles.total)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
