import { scaleLinear } from '@visx/scale';

/** The drawing's height in its own units: it is stretched to the available size. */
export const drawingHeight = 1000;

/** With more lines, the numbers would touch. */
const mostTicks = 4;

/** Requested numbers of parts of the scale. The first one that gives few enough lines is used. */
const parts = [3, 2, 1] as const;

export interface FigureScale {
  /** Position of a value, in units of the drawing from its upper edge. */
  at: (value: number) => number;
  /**
   * The round numbers with a line, the lowest first and at equal distances, from the drawing's lower edge to its upper
   * one.
   */
  ticks: readonly number[];
}

/** A scale that contains all values and zero. Its ticks are integers; if all values are zero, zero is the only one. */
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
