/**
 * The number of bars from one label to the next, counted back from the newest: as many labels as fit without touching.
 *
 * @param room width of the widest label, including the distance to the next one
 * @param column from one bar to the next, in the same unit; 0 before the layout
 * @param count number of bars
 */
export const labelStep = (room: number, column: number, count: number): number =>
  column > 0 ? Math.min(Math.max(Math.ceil(room / column), 1), count) : count;

/** Whether a bar has its label: the newest has, and each whose label does not reach beyond the first bar. */
export const hasLabel = (index: number, step: number, count: number): boolean =>
  (count - 1 - index) % step === 0 && index + 1 >= step;
