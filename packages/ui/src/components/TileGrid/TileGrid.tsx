import { Children, type ReactNode } from 'react';
import styles from './TileGrid.module.css';

interface TileGridProps {
  /** Names the list for screen readers, where no heading does. */
  label?: string;
  /** How many stand in a row, where large text leaves them room. Default 3. */
  columns?: 2 | 3 | 4;
  /**
   * The tiles take the free places of the grid that this stands in, around whatever else does. It brings no columns of
   * its own.
   */
  isWithin?: boolean;
  children: ReactNode;
}

/** Tiles in rows. For hundreds of tiles take `VirtualTileGrid`. */
export function TileGrid({ label, columns = 3, isWithin = false, children }: TileGridProps) {
  return (
    <ul aria-label={label} className={isWithin ? styles.within : styles.grid} data-columns={columns}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
