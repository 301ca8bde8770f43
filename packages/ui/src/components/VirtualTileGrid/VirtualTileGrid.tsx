import { type Key, type ReactNode, useMemo } from 'react';
import { type More, VirtualRows } from '../VirtualRows/VirtualRows.tsx';
import { useFittingColumns } from './useFittingColumns.ts';
import styles from './VirtualTileGrid.module.css';

export interface VirtualTileGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  /** How many stand in a row, where large text leaves them room. Default 3. */
  columns?: 2 | 3 | 4;
  /** Called when the page's end comes within 300 px: at most once in 1000 ms, and once for as many items as there are. */
  onEndReached?: () => void;
  /** State of the items that are not loaded yet; more is loaded only while `ready`. Default `ready`. */
  more?: More;
  /** Below the tiles, such as `ListEnd`. */
  footer?: ReactNode;
}

/**
 * Any number of tiles at the price of one screen: only the rows near the window are on the page.
 * Screen readers hear each tile's place, and how many there are once all have come. A tile that scrolls off the page
 * with the focus gets it back when it returns; until then Tab goes on from what is in sight.
 */
export function VirtualTileGrid<Item>({
  items,
  keyOf,
  renderItem,
  label,
  columns: wanted = 3,
  onEndReached,
  more = 'ready',
  footer,
}: VirtualTileGridProps<Item>) {
  const columns = useFittingColumns(wanted);
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
        items.slice(row * columns, (row + 1) * columns),
      ),
    [items, columns],
  );
  const renderRow = (row: readonly Item[], rowIndex: number) => (
    <div role="none" className={styles.row} data-columns={columns}>
      {row.map((item, column) => (
        <div
          key={keyOf(item)}
          role="listitem"
          aria-setsize={more === 'none' ? items.length : -1}
          aria-posinset={rowIndex * columns + column + 1}
          className={styles.cell}
        >
          {renderItem(item, rowIndex * columns + column)}
        </div>
      ))}
    </div>
  );
  return (
    <VirtualRows
      rows={rows}
      renderRow={renderRow}
      count={items.length}
      label={label}
      onEndReached={onEndReached}
      more={more}
      footer={footer}
    />
  );
}
