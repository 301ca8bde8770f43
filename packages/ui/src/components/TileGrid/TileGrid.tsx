import { Children, type ReactNode } from 'react';
import styles from './TileGrid.module.css';

interface TileGridProps {
  /** Names the list for screen readers, if no heading does. */
  label?: string;
  /** Number of tiles in a row, if large text leaves enough room. Default 3. */
  columns?: 2 | 3 | 4;
  /**
   * Whether the tiles fill the free cells of the parent's grid, around its other content. It then has no columns
   * itself.
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
