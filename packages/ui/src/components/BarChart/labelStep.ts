/**
 * Every how many bars one has its label below it, counted back from the newest: as many as fit without touching.
 *
 * @param room what the widest label takes, the distance to the next one included
 * @param column from one bar to the next, in the same unit; 0 while nothing is laid out
 * @param count how many bars there are
 */
export const labelStep = (room: number, column: number, count: number): number =>
  column > 0 ? Math.min(Math.max(Math.ceil(room / column), 1), count) : count;

/** Whether a bar has its label: the newest has, and each whose label does not reach beyond the first bar. */
export const hasLabel = (index: number, step: number, count: number): boolean =>
  (count - 1 - index) % step === 0 && index + 1 >= step;
