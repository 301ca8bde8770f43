import { type Importers, reach } from './importGraph.ts';

/** A test file and how many imports lie between it and the nearest changed file. */
export interface RankedTest {
  file: string;
  distance: number;
}

const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file) && !file.includes('/e2e/');

/**
 * The test files that changed files reach, nearest first. A changed file that no test imports, such as a text or a
 * fixture, stands for the tests beside it, or in the nearest folder above it that has some.
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
  // What reads merchants is tested by the package that does.
  const parts = file.replace(/^merchants\//, 'packages/merchant/src/').split('/');
  // A package is two folders deep. What lies loose in it sets up the package and is no part of what is tested.
  if (parts.length < 4 || file.endsWith('.md')) return new Map();
  for (let depth = parts.length - 1; depth >= 2; depth--) {
    const folder = `${parts.slice(0, depth).join('/')}/`;
    const tests = files.filter((one) => one.startsWith(folder) && isTest(one));
    if (tests.length > 0) return new Map(tests.map((test) => [test, parts.length - depth]));
  }
  return new Map();
}

/** As many of the nearest tests as fit into a time in milliseconds, but at least one. `durationOf` estimates one file. */
export function fitIntoTime(
  tests: readonly RankedTest[],
  time: number,
  durationOf: (file: string) => number,
): RankedTest[] {
  let sum = 0;
  const fitting = tests.filter(({ file }) => (sum += durationOf(file)) <= time);
  return fitting.length > 0 ? fitting : tests.slice(0, 1);
}
