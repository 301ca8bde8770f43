import { scaleLinear } from '@visx/scale';

/** The drawing's height, in units of its own: it is stretched to the room that it has. */
export const drawingHeight = 1000;

/** More lines than this would have their figures touch. */
const mostTicks = 4;

/** About how many parts the scale is asked for, the one with the most that has few enough lines being taken. */
const parts = [3, 2, 1] as const;

export interface FigureScale {
  /** Where a figure is drawn, in units of the drawing from its upper edge. */
  at: (value: number) => number;
  /**
   * The round figures with a line, the lowest first and all equally far apart: from the drawing's lower edge to its
   * upper one.
   */
  ticks: readonly number[];
}

/**
 * A scale with room for all values and for zero. Its ticks are whole numbers; where all values are zero, zero is the
 * only one.
 */
export function figureScale(values: readonly number[]): FigureScale {
  const lowest = Math.floor(Math.min(0, ...values));
  const highest = Math.ceil(Math.max(0, ...values));
  if (lowest === highest) return { at: () => drawingHeight, ticks: [0] };
  const scales = parts.map((count) => {
    const at = scaleLinear<number>({ domain: [lowest, highest], range: [drawingHeight, 0], nice: count });
    return { at, ticks: at.ticks(count).filter(Number.isInteger) };
  });
  return scales.find(({ ticks }) => ticks.length <= mostTicks) ?? scales.at(-1)!;
}
