import type { ReactNode } from 'react';
import { classNames } from '../../classNames.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './Stat.module.css';

/** Figures beside each other, of one width. Put `Stat` into it. */
export function Stats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>;
}

export interface StatProps {
  label: string;
  /** The figure, formatted; undefined while it is awaited. */
  value: string | undefined;
  /** `positive` for what came in, `danger` for what went out; the figure's own sign says so too. */
  tone?: 'positive' | 'danger';
}

/** A figure and what it counts, for two to four that are read together. */
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
