/** One thing that must hold, and what was seen. */
export interface Finding {
  what: string;
  found: string;
  wanted: string;
  holds: boolean;
}

export interface Outcome {
  findings: Finding[];
  /** What explains them: sizes, seeds, the first few things that went wrong. */
  notes: string[];
}

interface RunOptions {
  /** Repeats the same run: what is generated follows from it. */
  seed: number;
  /** Tells how far it is. */
  tell: (line: string) => void;
}

/** A run that does its worst and looks at what is left. */
export interface FaultRun {
  purpose: string;
  run: (options: RunOptions) => Promise<Outcome>;
}

/** Holds when nothing was counted. */
export function none(what: string, count: number): Finding {
  return { what, found: String(count), wanted: '0', holds: count === 0 };
}

/** Holds when at least so many were counted: a run that did too little proves nothing. */
export function atLeast(what: string, count: number, wanted: number): Finding {
  return { what, found: String(count), wanted: `≥ ${wanted}`, holds: count >= wanted };
}
