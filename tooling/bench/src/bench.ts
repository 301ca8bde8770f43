/** One line of the table: our figure, and what it is compared with. */
export interface Measurement {
  what: string;
  /** Ours, with its unit: `1.92 s`. */
  ours: string;
  /** The same of something measured in the same run; empty where there is only a ceiling. */
  reference: string;
  /** The same of more that was measured beside it, by the name of the table's column. */
  columns?: Readonly<Record<string, string>>;
  /** Ours divided by the reference, where there is one. */
  ratio?: number;
  /** What must not be exceeded, as people read it; empty where the figure is only reported. */
  target: string;
  /** Whether the target is met; missing where the figure is only reported. */
  meetsTarget?: boolean;
  /** What explains the figure, shown below the table. */
  notes: string[];
}

/** A ratio that must not be exceeded. */
export function ratioAtMost(
  ratio: number,
  limit: number,
): Pick<Measurement, 'ratio' | 'target' | 'meetsTarget'> & { ratio: number } {
  return { ratio, target: `≤ ${limit}`, meetsTarget: ratio <= limit };
}

/** A benchmark: measures when asked, in a folder of its own that is removed afterwards. */
export interface Benchmark {
  purpose: string;
  measure: (scratch: string, options: BenchmarkOptions) => Promise<Measurement[]>;
}

/** What narrows or widens a run; a benchmark heeds what it can. */
export interface BenchmarkOptions {
  /** Codes of the merchants to measure at. Default all. */
  merchants?: readonly string[] | undefined;
  /** How many times everything is measured, in turn. Default the benchmark's own number. */
  rounds?: number | undefined;
  /** Commit of an earlier release to measure beside. */
  previous?: string | undefined;
  /** Folder for a browser's trace of one visit to each merchant. */
  traces?: string | undefined;
  /** Folder for what the screen shows in the first two seconds, one picture a merchant. */
  strips?: string | undefined;
}
