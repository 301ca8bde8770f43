/** One line of the table: our figure over that of a reference measured in the same run. */
export interface Measurement {
  what: string;
  /** Ours, with its unit: `1.92 s`. */
  ours: string;
  reference: string;
  /** Ours divided by the reference. */
  ratio: number;
  /** The ratio that must not be exceeded. */
  target: number;
  /** What explains the figure, shown below the table. */
  notes: string[];
}

/** A benchmark: measures when asked, in a folder of its own that is removed afterwards. */
export interface Benchmark {
  purpose: string;
  measure: (scratch: string) => Promise<Measurement>;
}
