import { classNames } from '../../classNames.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /**
   * Shape of the content that is loading: a line of text, a block as large as its container, a circle, or a 16:7
   * banner. Default `block`.
   */
  shape?: 'line' | 'block' | 'circle' | 'banner';
  className?: string;
}

/**
 * A placeholder for content that is loading. Screen readers ignore it, so announce once for the whole area that it is
 * loading.
 */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <span aria-hidden className={classNames(styles.skeleton, styles[shape], className)} />;
}

/** A placeholder for lines of text. The last line is shorter. */
export function LineSkeleton({ lines = 1 }: { lines?: number }) {
  return (
    <span aria-hidden className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} shape="line" />
      ))}
    </span>
  );
}

/**
 * A placeholder for a game tile: picture, name and provider. Set `isSmall` for a tile that is narrower than a third of
 * the page.
 */
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

/** A placeholder for a form. `label` is the text for screen readers. */
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
