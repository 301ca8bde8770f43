import { scaleLinear } from '@visx/scale';

/** The drawing's height in its own units: it is stretched to the available size. */
export const drawingHeight = 1000;

/** Maximum number of lines. With more lines, the numbers would touch. */
const mostTicks = 4;

/** Numbers of parts that are tried for the scale. The first one is used that results in few enough lines. */
const parts = [3, 2, 1] as const;

export interface FigureScale {
  /** Position of a value, in units of the drawing from its upper edge. */
  at: (value: number) => number;
  /**
   * The round numbers that have a line, the lowest first and at equal distances. The first is at the lower edge of the
   * drawing, and the last at the upper edge.
   */
  ticks: readonly number[];
}

/** A scale that contains all values and zero. Its ticks are integers. If all values are zero, zero is the only tick. */
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
