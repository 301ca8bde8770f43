import type { ReactNode } from 'react';
import { type More, VirtualRows } from '../VirtualRows/VirtualRows.tsx';
import styles from './VirtualList.module.css';

export interface VirtualListProps<Item> {
  items: readonly Item[];
  /** What stands in a row: any element but a list's item. Its height is measured, rows may differ. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  /** Called when the page's end comes within 300 px: at most once in 1000 ms, and once for as many items as there are. */
  onEndReached?: () => void;
  /** State of the items that are not loaded yet; more is loaded only while `ready`. Default `ready`. */
  more?: More;
  /** Below the rows, such as `ListEnd`. */
  footer?: ReactNode;
}

/**
 * Rows with dividers, any number of them: only those near the window are on the page. Announced and focused as the tiles of
 * `VirtualTileGrid` are. For a handful of rows take `List`.
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
