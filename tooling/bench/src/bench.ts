/** A line of the table: our result, and the value that it is compared with. */
export interface Measurement {
  what: string;
  /** Our result, with its unit: `1.92 s`. */
  ours: string;
  /** The result of a reference that was measured in the same run. Empty if there is only a limit. */
  reference: string;
  /** The results of further references, by the name of the table's column. */
  columns?: Readonly<Record<string, string>>;
  /** Our result divided by the reference, if there is one. */
  ratio?: number;
  /** The limit in readable form. Empty if the result is only reported. */
  target: string;
  /** Whether the target is met. Undefined if the result is only reported. */
  meetsTarget?: boolean;
  /** Explanations of the result, shown below the table. */
  notes: string[];
}

/** The ratio, its limit, and whether the limit is met. */
export function ratioAtMost(
  ratio: number,
  limit: number,
): Pick<Measurement, 'ratio' | 'target' | 'meetsTarget'> & { ratio: number } {
  return { ratio, target: `≤ ${limit}`, meetsTarget: ratio <= limit };
}

/** A benchmark. It measures in its own folder, which is removed afterwards. */
export interface Benchmark {
  purpose: string;
  measure: (scratch: string, options: BenchmarkOptions) => Promise<Measurement[]>;
}

/** Options of a run. A benchmark uses those that apply to it. */
export interface BenchmarkOptions {
  /** Codes of the merchants to measure. Default: all merchants. */
  merchants?: readonly string[] | undefined;
  /** Number of rounds. Each round measures everything once. Default: the benchmark's own number. */
  rounds?: number | undefined;
  /** Commit of an earlier release for comparison. */
  previous?: string | undefined;
  /** Folder for a browser's trace of one visit to each merchant. */
  traces?: string | undefined;
  /** Folder for screenshots of the first two seconds, one picture per merchant. */
  strips?: string | undefined;
}
