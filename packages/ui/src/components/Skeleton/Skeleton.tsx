import { classNames } from '../../classNames.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /**
   * The shape of the loading content: a line of text, a block as large as its container, a circle, or a 16:7 banner.
   * Default `block`.
   */
  shape?: 'line' | 'block' | 'circle' | 'banner';
  className?: string;
}

/** A placeholder for loading content. Screen readers ignore it: announce 'loading' once, around it. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <span aria-hidden className={classNames(styles.skeleton, styles[shape], className)} />;
}

/** A placeholder for lines of text; the last one is shorter. */
export function LineSkeleton({ lines = 1 }: { lines?: number }) {
  return (
    <span aria-hidden className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} shape="line" />
      ))}
    </span>
  );
}

/** A placeholder for a game tile: picture, name, provider. `isSmall`: for a tile of less than a third of the page. */
export function TileSkeleton({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <span aria-hidden className={classNames(styles.tile, isSmall && styles.small)}>
      <Skeleton className={styles.picture} />
      <Skeleton shape="line" />
      <Skeleton shape="line" className={styles.short} />
    </span>
  );
}

/** A placeholder for rows of a list: icon, two lines. */
export function RowSkeleton() {
  return (
    <span aria-hidden className={styles.row}>
      <Skeleton shape="circle" />
      <LineSkeleton lines={2} />
    </span>
  );
}

/** A placeholder for a form. `label` says that it is loading. */
export function FormSkeleton({ label, fields = 3 }: { label: string; fields?: number }) {
  return (
    <output aria-label={label} className={styles.form}>
      {Array.from({ length: fields }, (_, index) => (
        <span key={index} aria-hidden className={styles.field}>
          <Skeleton shape="line" className={styles.fieldLabel} />
          <Skeleton className={styles.control} />
        </span>
      ))}
      <Skeleton className={styles.control} />
    </output>
  );
}

/** A placeholder for a screen whose code is loading. */
export function ScreenSkeleton() {
  return (
    <div aria-hidden className={styles.screen}>
      <Skeleton shape="banner" />
      {Array.from({ length: 4 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </div>
  );
}
