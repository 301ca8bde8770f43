import { Skeleton } from '@livery/ui';
import { Fragment, type ReactNode } from 'react';
import styles from './BlockSkeleton.module.css';

/** Placeholder of a block with a title. */
export function BlockSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={styles.block}>
      <Skeleton shape="line" className={styles.title} />
      {children}
    </div>
  );
}

/** Placeholder of cards side by side. Cards that do not fit are cut off. */
export function CardsSkeleton({ count, card }: { count: number; card: ReactNode }) {
  return (
    <div className={styles.cards}>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{card}</Fragment>
      ))}
    </div>
  );
}
