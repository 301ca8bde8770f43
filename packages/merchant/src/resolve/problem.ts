/** A mistake in a merchant's folder, with data that helps to correct it. */
export interface MerchantProblem {
  /** Path from the merchants folder, for example `padma/theme.json`. */
  file: string;
  /** Dotted key in the file, for example `color.dark.accent.$value`. Empty for the whole file. */
  key: string;
  /** A message that describes the problem. */
  message: string;
  /** A description of the allowed values. */
  allowed?: string;
  didYouMean?: string;
  /** For colours with too little contrast: the nearest colour that passes, by key. */
  nearest?: Readonly<Record<string, string>>;
  /** Position in the file. Both numbers start at 1. Undefined for the whole file. */
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
