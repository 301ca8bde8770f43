import { type Key, type ReactNode, useMemo } from 'react';
import { WindowVirtualizer } from 'virtua';
import styles from './VirtualTileGrid.module.css';
import { useEndReached } from './useEndReached.ts';

export interface VirtualTileGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  /** How many stand in a row. Default 3. */
  columns?: 2 | 3 | 4;
  /** Called when the page's end comes within 300 px, at most once in 1000 ms. */
  onEndReached?: () => void;
  /** False when there is nothing more to ask for. Default true. */
  hasMore?: boolean;
  /** Below the tiles, such as 'loading more' or skeletons. */
  footer?: ReactNode;
}

/** Any number of tiles at the price of one screen: only the rows near the window are on the page. */
export function VirtualTileGrid<Item>(props: VirtualTileGridProps<Item>) {
  const { items, keyOf, renderItem, label, columns = 3, onEndReached, hasMore = true, footer } = props;
  const end = useEndReached({ onEndReached, isActive: hasMore, count: items.length });
  const rows = useMemo(
    () => Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => items.slice(row * columns, (row + 1) * columns)),
    [items, columns],
  );
  return (
    <div>
      <div role="list" aria-label={label}>
        <WindowVirtualizer data={rows} bufferSize={400}>
          {(row, rowIndex) => (
            <div key={rowIndex} role="none" className={styles.row} data-columns={columns}>
              {row.map((item, column) => (
                <div key={keyOf(item)} role="listitem" aria-setsize={hasMore ? -1 : items.length} aria-posinset={rowIndex * columns + column + 1} className={styles.cell}>
                  {renderItem(item, rowIndex * columns + column)}
                </div>
              ))}
            </div>
          )}
        </WindowVirtualizer>
      </div>
      {footer}
      <div ref={end} />
    </div>
  );
}
