/**
 * The number of bars from one label to the next, counted back from the newest bar. As many labels as possible are shown
 * without touching each other.
 *
 * @param room width of the widest label, including the distance to the next label
 * @param column distance between two bars, in the same unit; 0 before the layout
 * @param count number of bars
 */
export const labelStep = (room: number, column: number, count: number): number =>
  column > 0 ? Math.min(Math.max(Math.ceil(room / column), 1), count) : count;

/**
 * Whether a bar has a label. The newest bar always has one. An older label is omitted if it would extend beyond the
 * first bar.
 */
export const hasLabel = (index: number, step: number, count: number): boolean =>
  (count - 1 - index) % step === 0 && index + 1 >= step;
