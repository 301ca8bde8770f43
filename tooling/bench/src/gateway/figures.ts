/** The distribution of measured times, in milliseconds. */
export interface Spread {
  p50: number;
  p95: number;
  max: number;
}

export function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p95: at(0.95), max: sorted.at(-1)! };
}

export const milliseconds = (time: number) => `${time.toFixed(time < 10 ? 2 : 1)} ms`;

/** The distribution in one line. */
export const spreadText = ({ p50, p95, max }: Spread) =>
  `p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}, most ${milliseconds(max)}`;
