/** Elements of a tile, which go from item to item. */
export interface Slot {
  /** Index of the item in it. */
  index: number;
  /** Its pictures are not asked for yet: it came while the page was scrolled too fast to see them. */
  isHeld: boolean;
}

/** Indexes of items from `first` up to, without, `end`. */
export interface Range {
  first: number;
  end: number;
}

interface Wanted {
  /** Items in the window. They come at once. */
  inView: Range;
  /** Items in and near the window. Those that are not in it come one at a time, so that no frame takes long. */
  near: Range;
  /** An item that keeps its slot wherever it is: the one with the focus. */
  pinned: number | undefined;
  /** How many stand in a row. A slot stays in its column. */
  columns: number;
  /** Whether items that come now pass too fast for pictures. */
  isFast: boolean;
}

const isIn = ({ first, end }: Range, index: number) => index >= first && index < end;

/**
 * Puts items into slots. What is near stays in its slot, so that its elements stay as they are; what is not gives its slot to
 * what comes. There is never more than one slot too many. Gives back `before` where nothing changes.
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
    after.splice(free < 0 ? after.length : free, 1, { index, isHeld: isFast });
  }
  return after;
}

/** Whether more comes once this has been drawn. */
export function isAwaited(slots: readonly Slot[], { first, end }: Range): boolean {
  return slots.filter(({ index }) => index >= first && index < end).length < end - first;
}
