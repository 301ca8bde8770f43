import { classNames } from '../../classNames.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** The shape of what comes: a line of text, a block as large as its place, a circle, or a 16:7 banner. Default `block`. */
  shape?: 'line' | 'block' | 'circle' | 'banner';
  className?: string;
}

/** The place of something that is still loading. Screen readers pass over it: say 'loading' once, around it. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <span aria-hidden className={classNames(styles.skeleton, styles[shape], className)} />;
}

/** Lines of text to come; the last one is shorter. */
export function LineSkeleton({ lines = 1 }: { lines?: number }) {
  return (
    <span aria-hidden className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => <Skeleton key={index} shape="line" />)}
    </span>
  );
}

/** A game tile to come: picture, name, provider. */
export function TileSkeleton() {
  return (
    <span aria-hidden className={styles.tile}>
      <Skeleton className={styles.picture} />
      <Skeleton shape="line" />
      <Skeleton shape="line" className={styles.short} />
    </span>
  );
}

/** Rows of a list to come: icon, two lines. */
export function RowSkeleton() {
  return (
    <span aria-hidden className={styles.row}>
      <Skeleton shape="circle" />
      <LineSkeleton lines={2} />
    </span>
  );
}
