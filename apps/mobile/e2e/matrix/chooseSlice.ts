/**
 * A part of a matrix in which every value still occurs: always the same for the same matrix.
 *
 * @param all Every combination of the matrix.
 * @param valuesOf The values of a combination that the slice must hold at least once, each as a text of its own. A pair of
 *   values in one text asks for the two together.
 * @returns Combinations in the order in which they were chosen: each time the one that adds most values, of several the first.
 */
export function chooseSlice<Combination>(
  all: readonly Combination[],
  valuesOf: (combination: Combination) => readonly string[],
): Combination[] {
  const candidates = all.map((combination) => ({ combination, values: valuesOf(combination) }));
  const missing = new Set(candidates.flatMap(({ values }) => values));
  const slice: Combination[] = [];
  const gainOf = (values: readonly string[]) => values.filter((value) => missing.has(value)).length;
  while (missing.size > 0) {
    const best = candidates.reduce((first, next) => (gainOf(next.values) > gainOf(first.values) ? next : first));
    for (const value of best.values) missing.delete(value);
    slice.push(best.combination);
  }
  return slice;
}
