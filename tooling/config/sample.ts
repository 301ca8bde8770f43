/** True in a run of `test:whole`, for tests that the gate runs with fewer cases. See docs/testing.md. */
export const isWhole = process.env['LIVERY_WHOLE'] === '1';

/** The cases to run, for a test with many similar cases: every `step`th case in the gate, all cases in `test:whole`. */
export const sample = <T>(cases: readonly T[], step: number): readonly T[] =>
  isWhole ? cases : cases.filter((_, index) => index % step === 0);

/** The number of random or repeated cases in the gate and in `test:whole`. */
export const times = (gate: number, whole: number): number => (isWhole ? whole : gate);
