/** A slot for a tile. Its elements are reused for different items. */
export interface Slot {
  /** Index of the item in it. */
  index: number;
  /** Whether the pictures of the item are not requested yet, because it appeared during fast scrolling. */
  arePicturesDelayed: boolean;
}

/** Indexes of items from `first` (included) to `end` (excluded). */
export interface Range {
  first: number;
  end: number;
}

interface Wanted {
  /** Items in the window. They get a slot immediately. */
  inView: Range;
  /** Items in and near the window. Those outside the window are assigned one at a time, so that no frame takes long. */
  near: Range;
  /** Index of the item that always keeps its slot, because it has the focus. */
  pinned: number | undefined;
  /** Number of tiles in a row. A slot stays in its column. */
  columns: number;
  /** Whether the page scrolls too fast for pictures. */
  isFast: boolean;
}

const isIn = ({ first, end }: Range, index: number) => index >= first && index < end;

/**
 * Assigns items to slots. An item near the window keeps its slot, so that its elements do not change. The slot of an
 * item that is not near is given to a new item. There is at most one unused slot. Returns `before` if nothing changes.
 */
export function assignSlots(before: readonly Slot[], wanted: Wanted): readonly Slot[] {
  const { inView, near, pinned, columns, isFast } = wanted;
  const shown = new Set(before.map(({ index }) => index));
  const missing = (range: Range) =>
    Array.from({ length: range.end - range.first }, (_, at) => range.first + at).filter((index) => !shown.has(index));
  const now = missing(inView);
  const coming = now.length > 0 ? now : missing(near).slice(0, 1);
  if (coming.length === 0) return before;
  const after = [...before];
  for (const index of coming) {
    const free = after.findIndex(
      (slot) => slot.index % columns === index % columns && !isIn(near, slot.index) && slot.index !== pinned,
    );
    after.splice(free < 0 ? after.length : free, 1, { index, arePicturesDelayed: isFast });
  }
  return after;
}

/** Whether more items need a slot after this render. */
export function isAwaited(slots: readonly Slot[], { first, end }: Range): boolean {
  return slots.filter(({ index }) => index >= first && index < end).length < end - first;
}
