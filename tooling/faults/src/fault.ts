/** A condition that must hold, and the observed value. */
export interface Finding {
  what: string;
  found: string;
  wanted: string;
  holds: boolean;
}

export interface Outcome {
  findings: Finding[];
  /** Details: sizes, seeds, the first few failures. */
  notes: string[];
}

/** The command got an unknown name or option, which the message names. */
export class UsageError extends Error {}

interface RunOptions {
  /** Names of the attacks to run. If empty, all attacks run. Other runs have no parts. */
  only: readonly string[];
  /** Seed of all generated values: the same seed repeats the run. */
  seed: number;
  /** Prints the progress. */
  report: (line: string) => void;
}

/** A run that causes faults and checks the result. */
export interface FaultRun {
  purpose: string;
  run: (options: RunOptions) => Promise<Outcome>;
}

/** A finding whose condition is met if the count is 0. */
export function none(what: string, count: number): Finding {
  return { what, found: String(count), wanted: '0', holds: count === 0 };
}

/** A finding whose condition is met if the count is at least `wanted`: a run that did too little is not a proof. */
export function atLeast(what: string, count: number, wanted: number): Finding {
  return { what, found: String(count), wanted: `≥ ${wanted}`, holds: count >= wanted };
}
