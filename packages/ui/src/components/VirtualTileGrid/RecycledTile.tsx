import { type CSSProperties, memo, type ReactNode } from 'react';
import { RecycledPictures } from '../../picture/RecycledPictures.ts';
import styles from './VirtualTileGrid.module.css';

interface RecycledTileProps<Item> {
  item: Item;
  index: number;
  columns: number;
  /** Number of items, or -1 while it is unknown. */
  total: number;
  /** Whether the pictures of the tile are not requested yet. */
  arePicturesDelayed: boolean;
  renderItem: (item: Item, index: number) => ReactNode;
}

/** A slot for a tile, whose elements are reused for other items. It renders again only if one of its props differs. */
export const RecycledTile = memo(function RecycledTile({
  item,
  index,
  columns,
  total,
  arePicturesDelayed,
  renderItem,
}: RecycledTileProps<unknown>) {
  const place = {
    '--column': index % columns,
    transform: `translateY(${Math.floor(index / columns) * 100}%)`,
  } as CSSProperties;
  return (
    <div role="listitem" aria-setsize={total} aria-posinset={index + 1} className={styles.cell} style={place}>
      <RecycledPictures value={arePicturesDelayed ? 'delayed' : 'shown'}>{renderItem(item, index)}</RecycledPictures>
    </div>
  );
}) as <Item>(props: RecycledTileProps<Item>) => ReactNode;
