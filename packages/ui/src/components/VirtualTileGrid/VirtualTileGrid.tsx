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
  /** Draws a tile, each as high as the others. Stable, as by `useCallback`: a new function draws all tiles anew. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  /** How many stand in a row, where large text leaves them room. Default 3. */
  columns?: 2 | 3 | 4;
  /** Width in rem that something beside the list takes of the page. Default 0. */
  beside?: number;
  /** Called when the page's end comes within 300 px: at most once in 1000 ms, and once for as many items as there are. */
  onEndReached?: () => void;
  /** State of the items that are not loaded yet; more is loaded only while `ready`. Default `ready`. */
  more?: More;
  /** Below the tiles, such as `ListEnd`. */
  footer?: ReactNode;
}

/**
 * Any number of tiles at the price of one screen: those near the window are on the page, and a tile that leaves it gives its
 * elements to the one that comes. Screen readers hear each tile's place, and how many there are once all have come. A tile
 * with the focus stays on the page while it is scrolled out of sight.
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
      {/* Other columns are other tiles: each of these stays in its own. */}
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
  // Its height, once the height of a row is known. No property for the number of rows: all tiles would inherit it anew.
  const size = {
    '--columns': columns,
    blockSize: `calc(var(--row-height, 0px) * ${Math.ceil(items.length / columns)})`,
  } as CSSProperties;
  return (
    <div ref={list} role="list" aria-label={label} className={styles.list} style={size}>
      {slots.map(({ index, isHeld }, slot) =>
        index < items.length ? (
          <RecycledTile
            // The slot, not the item: its elements are the next item's.
            key={slot}
            item={items[index]!}
            index={index}
            columns={columns}
            total={total}
            isHeld={isHeld}
            renderItem={renderItem}
          />
        ) : null,
      )}
    </div>
  );
}
