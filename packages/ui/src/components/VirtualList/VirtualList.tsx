import type { ReactNode } from 'react';
import { type More, VirtualRows } from '../VirtualRows/VirtualRows.tsx';
import styles from './VirtualList.module.css';

export interface VirtualListProps<Item> {
  items: readonly Item[];
  /**
   * Renders the content of a row: any element except a list item. The height of each row is measured, so rows may have
   * different heights.
   */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  /**
   * Called when the end of the list is within 300 px of the window: at most once in 1000 ms, and only once for each
   * number of items.
   */
  onEndReached?: () => void;
  /** State of the items that are not loaded yet. `onEndReached` is called only while it is `ready`. Default `ready`. */
  more?: More;
  /** Content below the rows, for example `ListEnd`. */
  footer?: ReactNode;
}

/**
 * A list of any number of rows with dividers. Only rows near the window are rendered. Announcements and focus work as
 * in `VirtualTileGrid`. For only a few rows use `List`.
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
