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
   * Renders a tile. All tiles must have the same height. The function must be the same at every render (`useCallback`),
   * because a new function renders all tiles again.
   */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Names the list for screen readers. */
  label?: string;
  /** Number of tiles in a row. With large text, there may be fewer. Default 3. */
  columns?: 2 | 3 | 4;
  /** Width in rem of other content beside the list. Default 0. */
  beside?: number;
  /**
   * Called when the end of the list is within 300 px of the window: at most once in 1000 ms, and only once for each
   * number of items.
   */
  onEndReached?: () => void;
  /** State of the items that are not loaded yet. `onEndReached` is called only while it is `ready`. Default `ready`. */
  more?: More;
  /** Content below the tiles, for example `ListEnd`. */
  footer?: ReactNode;
}

/**
 * A grid of any number of tiles that needs only the elements of one screen. Only tiles near the window are rendered.
 * The elements of a tile that leaves are reused for a new tile. Screen readers get the position of each tile, and the
 * total when all items have loaded. A focused tile is still rendered while it is scrolled out of view.
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
      {/* If the number of columns changes, mount new tiles, because a slot never changes its column. */}
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
  // The height of the list, when the height of a row is known. It is not a custom property with the number of rows,
  // because all tiles would inherit it again.
  const size = {
    '--columns': columns,
    blockSize: `calc(var(--row-height, 0px) * ${Math.ceil(items.length / columns)})`,
  } as CSSProperties;
  return (
    <div ref={list} role="list" aria-label={label} className={styles.list} style={size}>
      {slots.map(({ index, arePicturesDelayed }, slot) =>
        index < items.length ? (
          <RecycledTile
            // The key is the slot and not the item, so that React reuses the elements for the next item.
            key={slot}
            item={items[index]!}
            index={index}
            columns={columns}
            total={total}
            arePicturesDelayed={arePicturesDelayed}
            renderItem={renderItem}
          />
        ) : null,
      )}
    </div>
  );
}
