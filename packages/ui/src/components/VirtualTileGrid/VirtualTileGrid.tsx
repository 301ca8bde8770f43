import { type CSSProperties, type ReactNode, useRef } from 'react';
import { type More, useEndReached } from '../VirtualRows/useEndReached.ts';
import { RecycledTile } from './RecycledTile.tsx';
import { useFittingColumns } from './useFittingColumns.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useTileOrder } from './useTileOrder.ts';
import { useTileSlots } from './useTileSlots.ts';
import styles from './VirtualTileGrid.module.css';

export interface VirtualTileGridProps<Item> {
  items: readonly Item[];
  /**
   * Renders a tile; all have the same height. It must be stable, for example by `useCallback`: a new function renders
   * all tiles again.
   */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  /** Number of tiles in a row, if large text leaves enough room. Default 3. */
  columns?: 2 | 3 | 4;
  /** Width in rem of other content beside the list. Default 0. */
  beside?: number;
  /** Called when the page's end is within 300 px: at most once in 1000 ms, and once for each number of items. */
  onEndReached?: () => void;
  /** State of the items that are not loaded yet; more is loaded only while `ready`. Default `ready`. */
  more?: More;
  /** Content below the tiles, for example `ListEnd`. */
  footer?: ReactNode;
}

/**
 * Any number of tiles at the cost of one screen: only those near the window are rendered, and a tile that leaves gives
 * its elements to a new one. Screen readers get each tile's position, and the total when all have loaded. A focused
 * tile stays rendered while it is scrolled out of view.
 */
export function VirtualTileGrid<Item>({
  items,
  renderItem,
  label,
  columns: wanted = 3,
  beside = 0,
  onEndReached,
  more = 'ready',
  footer,
}: VirtualTileGridProps<Item>) {
  const columns = useFittingColumns(wanted, beside);
  const end = useEndReached({ onEndReached, more, count: items.length });
  return (
    <div>
      {/* A new number of columns needs new tiles: a tile stays in its column. */}
      <Tiles
        key={columns}
        items={items}
        renderItem={renderItem}
        label={label}
        columns={columns}
        beside={beside}
        total={more === 'none' ? items.length : -1}
      />
      {footer}
      <div ref={end} />
    </div>
  );
}

interface TilesProps<Item> extends Pick<VirtualTileGridProps<Item>, 'items' | 'renderItem'> {
  label: string | undefined;
  columns: number;
  beside: number;
  total: number;
}

function Tiles<Item>({ items, renderItem, label, columns, beside, total }: TilesProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(list, items.length > 0, `${columns} ${beside}`);
  const slots = useTileSlots({ list, count: items.length, columns, rowHeight });
  useTileOrder(list, slots);
  // Its height, when the height of a row is known. Not a custom property for the number of rows: all tiles would
  // inherit it again.
  const size = {
    '--columns': columns,
    blockSize: `calc(var(--row-height, 0px) * ${Math.ceil(items.length / columns)})`,
  } as CSSProperties;
  return (
    <div ref={list} role="list" aria-label={label} className={styles.list} style={size}>
      {slots.map(({ index, isPointerDown }, slot) =>
        index < items.length ? (
          <RecycledTile
            // The key is the slot and not the item, so that React reuses the elements for the next item.
            key={slot}
            item={items[index]!}
            index={index}
            columns={columns}
            total={total}
            isPointerDown={isPointerDown}
            renderItem={renderItem}
          />
        ) : null,
      )}
    </div>
  );
}
