/** One mistake in a merchant's folder, with the data for its correction. */
export interface MerchantProblem {
  /** Path from the merchants folder, for example `padma/theme.json`. */
  file: string;
  /** Dotted key in the file, for example `color.dark.accent.$value`; empty for the file as a whole. */
  key: string;
  /** The problem in words. */
  message: string;
  /** The allowed values. */
  allowed?: string;
  didYouMean?: string;
  /** For colours with too little contrast: by key, the nearest colour that passes. */
  nearest?: Readonly<Record<string, string>>;
  /** Position in the file, both numbers from 1; missing for a file as a whole. */
  line?: number;
  column?: number;
}

/** A problem as one line: file, line and column, key, problem, allowed values, suggestion. */
export function describeProblem(problem: MerchantProblem): string {
  const { file, line, column, key } = problem;
  const at = line === undefined ? file : `${file}:${line}:${column}`;
  const place = key === '' ? at : `${at} → ${key}`;
  const allowed = problem.allowed === undefined ? '' : ` Allowed: ${problem.allowed}.`;
  const guess = problem.didYouMean === undefined ? '' : ` Did you mean "${problem.didYouMean}"?`;
  return `${place}: ${problem.message}.${allowed}${guess}`;
}
