/** One thing that must hold, and what was seen. */
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

/** The command was given something that there is not. Its message says what. */
export class UsageError extends Error {}

interface RunOptions {
  /** Names of the attacks to play; none for all. Other runs have no parts. */
  only: readonly string[];
  /** Seed of everything generated: the same seed repeats the run. */
  seed: number;
  /** Prints the progress. */
  report: (line: string) => void;
}

/** A run that causes faults and checks what is left. */
export interface FaultRun {
  purpose: string;
  run: (options: RunOptions) => Promise<Outcome>;
}

/** A finding that holds when nothing was counted. */
export function none(what: string, count: number): Finding {
  return { what, found: String(count), wanted: '0', holds: count === 0 };
}

/** A finding that holds when at least this many were counted: a run that did too little proves nothing. */
export function atLeast(what: string, count: number, wanted: number): Finding {
  return { what, found: String(count), wanted: `≥ ${wanted}`, holds: count >= wanted };
}
