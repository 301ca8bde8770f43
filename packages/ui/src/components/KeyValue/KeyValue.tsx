import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './KeyValue.module.css';

/** Facts of one thing, a line each. Put `KeyValue` into it. */
export function KeyValueList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface KeyValueProps {
  label: string;
  /** Codes, amounts and names are isolated from the text's direction. */
  children: ReactNode;
  /** The line that the others lead up to, such as a total. Default false. */
  isTotal?: boolean;
}

/** A fact: what it is at the line's start, what it says at the end. A long value goes on below. */
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
