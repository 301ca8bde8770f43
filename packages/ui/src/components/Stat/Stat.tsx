import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './Stat.module.css';

/** Numbers side by side, equally wide. Its children are `Stat`. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>;
}

export interface StatProps {
  label: string;
  /** The formatted number. Undefined while it loads. */
  value: string | undefined;
  /** `positive` for gains, `danger` for losses. The sign of the number shows this too. */
  tone?: 'positive' | 'danger';
}

/** A number with its label, in a group of two to four. */
export function Stat({ label, value, tone }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(styles.value, tone && styles[tone])}>
        {value === undefined ? <Skeleton shape="line" /> : <bdi>{value}</bdi>}
      </dd>
    </div>
  );
}
