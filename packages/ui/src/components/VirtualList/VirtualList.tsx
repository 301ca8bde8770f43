import type { ReactNode } from 'react';
import { type More, VirtualRows } from '../VirtualRows/VirtualRows.tsx';
import styles from './VirtualList.module.css';

export interface VirtualListProps<Item> {
  items: readonly Item[];
  /** The content of a row: any element except a list item. Its height is measured; rows may differ. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  /** Called when the page's end is within 300 px: at most once in 1000 ms, and once for each number of items. */
  onEndReached?: () => void;
  /** State of the items that are not loaded yet; more is loaded only while `ready`. Default `ready`. */
  more?: More;
  /** Content below the rows, for example `ListEnd`. */
  footer?: ReactNode;
}

/**
 * Any number of rows with dividers: only those near the window are rendered. Announced and focused like the tiles of
 * `VirtualTileGrid`. For only a few rows use `List`.
 */
export function VirtualList<Item>({
  items,
  renderItem,
  label,
  onEndReached,
  more = 'ready',
  footer,
}: VirtualListProps<Item>) {
  const renderRow = (item: Item, index: number) => (
    <div role="listitem" aria-setsize={more === 'none' ? items.length : -1} aria-posinset={index + 1}>
      {renderItem(item, index)}
    </div>
  );
  return (
    <VirtualRows
      rows={items}
      renderRow={renderRow}
      count={items.length}
      label={label}
      onEndReached={onEndReached}
      more={more}
      footer={footer}
      className={styles.row}
    />
  );
}
