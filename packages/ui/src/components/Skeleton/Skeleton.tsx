import type { ComponentType, ReactNode } from 'react';
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
      <Fields count={fields} />
    </output>
  );
}

/** The fields of a form and its button. */
function Fields({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} aria-hidden className={styles.field}>
          <Skeleton shape="line" className={styles.fieldLabel} />
          <Skeleton className={styles.control} />
        </span>
      ))}
      <Skeleton className={styles.control} />
    </>
  );
}

/** The content of each shape of a screen. */
const screenShapes = {
  banner: (
    <>
      <Skeleton shape="banner" />
      {repeat(4, RowSkeleton)}
    </>
  ),
  rows: repeat(6, RowSkeleton),
  cards: repeat(3, CardSkeleton),
  summary: (
    <>
      <Skeleton className={styles.summary} />
      <div className={styles.halves}>{repeat(2, Skeleton)}</div>
      {repeat(4, RowSkeleton)}
    </>
  ),
  form: <Fields count={4} />,
  tiles: <div className={styles.tiles}>{repeat(12, TileSkeleton)}</div>,
  picture: (
    <div className={styles.middle}>
      <Skeleton className={styles.game} />
      <Skeleton shape="line" className={styles.gameName} />
    </div>
  ),
} satisfies Record<string, ReactNode>;

/**
 * Shape of the placeholder of a screen: a banner and rows, only rows, cards with pictures, a summary above two figures
 * and rows, a form, tiles of games, or one picture in the middle.
 */
export type ScreenShape = keyof typeof screenShapes;

/** A placeholder for a screen whose code is loading. The default shape is a banner and rows. */
export function ScreenSkeleton({ shape = 'banner' }: { shape?: ScreenShape | undefined }) {
  return (
    <div aria-hidden className={styles.screen}>
      {screenShapes[shape]}
    </div>
  );
}

/** A card with a picture and two lines. */
function CardSkeleton() {
  return (
    <span className={styles.card}>
      <Skeleton shape="banner" />
      <LineSkeleton lines={2} />
    </span>
  );
}

function repeat(count: number, Component: ComponentType) {
  return Array.from({ length: count }, (_, index) => <Component key={index} />);
}
