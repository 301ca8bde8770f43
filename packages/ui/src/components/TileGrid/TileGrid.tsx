import { Children, type ReactNode } from 'react';
import styles from './TileGrid.module.css';

interface TileGridProps {
  /** Names the list for screen readers, if no heading does. */
  label?: string;
  /** Number of tiles in a row. With large text, there may be fewer. Default 3. */
  columns?: 2 | 3 | 4;
  children: ReactNode;
}

/** Tiles in rows. For hundreds of tiles use `VirtualTileGrid`. */
export function TileGrid({ label, columns = 3, children }: TileGridProps) {
  return (
    <ul aria-label={label} className={styles.grid} data-columns={columns}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
