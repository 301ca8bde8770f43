import { type Importers, reach } from './importGraph.ts';

/** A test file and the number of imports between it and the nearest changed file. */
export interface RankedTest {
  file: string;
  distance: number;
}

const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file) && !file.includes('/e2e/');

/**
 * The test files that depend on changed files, nearest first. A changed file that no test imports, for example a text
 * or a fixture, selects the tests beside it, or in the nearest parent folder with tests.
 */
export function rankTests(changed: readonly string[], importers: Importers, files: readonly string[]): RankedTest[] {
  const distances = new Map<string, number>();
  for (const file of changed) {
    const reached = new Map([...reach(file, importers)].filter(([one]) => isTest(one)));
    const found = reached.size > 0 ? reached : besides(file, files);
    for (const [test, distance] of found) distances.set(test, Math.min(distance, distances.get(test) ?? Infinity));
  }
  const there = new Set(files);
  return [...distances]
    .filter(([file]) => there.has(file))
    .map(([file, distance]) => ({ file, distance }))
    .toSorted((a, b) => a.distance - b.distance || a.file.localeCompare(b.file));
}

function besides(file: string, files: readonly string[]): Map<string, number> {
  // Merchants are tested by the package that reads them.
  const parts = file.replace(/^merchants\//, 'packages/merchant/src/').split('/');
  // A package is two folders deep. Files directly in it configure the package and are not tested.
  if (parts.length < 4 || file.endsWith('.md')) return new Map();
  for (let depth = parts.length - 1; depth >= 2; depth--) {
    const folder = `${parts.slice(0, depth).join('/')}/`;
    const tests = files.filter((one) => one.startsWith(folder) && isTest(one));
    if (tests.length > 0) return new Map(tests.map((test) => [test, parts.length - depth]));
  }
  return new Map();
}

/** As many of the nearest tests as fit into `time` milliseconds, but at least one. `durationOf` estimates a file. */
export function selectWithinTime(
  tests: readonly RankedTest[],
  time: number,
  durationOf: (file: string) => number,
): RankedTest[] {
  let sum = 0;
  const fitting = tests.filter(({ file }) => (sum += durationOf(file)) <= time);
  return fitting.length > 0 ? fitting : tests.slice(0, 1);
}
