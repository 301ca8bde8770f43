import { Children, type ReactNode } from 'react';
import styles from './TileGrid.module.css';

interface TileGridProps {
  /** Names the list for screen readers, if no heading does. */
  label?: string;
  /** Number of tiles in a row. With large text, there may be fewer. Default 3. */
  columns?: 2 | 3 | 4;
  /**
   * Whether the tiles are cells of the parent's grid, beside its other content. Then this grid has no columns of its
   * own.
   */
  isWithin?: boolean;
  children: ReactNode;
}

/** Tiles in rows. For hundreds of tiles use `VirtualTileGrid`. */
export function TileGrid({ label, columns = 3, isWithin = false, children }: TileGridProps) {
  return (
    <ul aria-label={label} className={isWithin ? styles.within : styles.grid} data-columns={columns}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
