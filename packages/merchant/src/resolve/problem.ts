/** One mistake in a merchant's folder, with what its author needs to correct it. */
export interface MerchantProblem {
  /** Path from the merchants folder, such as `padma/theme.json`. */
  file: string;
  /** Key in the file, dotted, such as `color.dark.accent.$value`; empty for the file as a whole. */
  key: string;
  /** What is wrong. */
  message: string;
  /** What may stand there. */
  allowed?: string;
  didYouMean?: string;
  /** Of colours that can't be read: by key, the nearest that can. */
  nearest?: Readonly<Record<string, string>>;
  /** Where it stands in the file, each from 1; left out for a file as a whole. */
  line?: number;
  column?: number;
}

/** A problem as one line: file, line and column, key, what is wrong, what is allowed, did you mean. */
export function describeProblem(problem: MerchantProblem): string {
  const { file, line, column, key } = problem;
  const at = line === undefined ? file : `${file}:${line}:${column}`;
  const place = key === '' ? at : `${at} → ${key}`;
  const allowed = problem.allowed === undefined ? '' : ` Allowed: ${problem.allowed}.`;
  const guess = problem.didYouMean === undefined ? '' : ` Did you mean "${problem.didYouMean}"?`;
  return `${place}: ${problem.message}.${allowed}${guess}`;
}
