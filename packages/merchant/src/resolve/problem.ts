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
}

/** A problem as one line: file, key, what is wrong, what is allowed, did you mean. */
export function describeProblem(problem: MerchantProblem): string {
  const place = problem.key === '' ? problem.file : `${problem.file} → ${problem.key}`;
  const allowed = problem.allowed === undefined ? '' : ` Allowed: ${problem.allowed}.`;
  const guess = problem.didYouMean === undefined ? '' : ` Did you mean "${problem.didYouMean}"?`;
  return `${place}: ${problem.message}.${allowed}${guess}`;
}
