import type { ViteUserConfig } from 'vitest/config';
import { VitestResults, wholeProject } from './results/vitestReporter.ts';

/** Settings for every package's tests: in addition to the default output, a report that `pnpm behaviours` can read. */
export const testDefaults = {
  reporters: ['default', new VitestResults()],
  restoreMocks: true,
  unstubGlobals: true,
  // Much longer than any test needs: it only stops hung tests.
  testTimeout: 60_000,
  // The setup for all tests of a file may compile code or start a database.
  hookTimeout: 60_000,
} satisfies NonNullable<ViteUserConfig['test']>;

/**
 * Number of retries for tests that share a database, a server or a browser. A test that passes on a retry is flaky,
 * which every report shows. Pure tests are not retried. See docs/testing.md.
 */
export const sharedRetry = 2;

/** Number of retries for tests that show screens. They share their page and wait for its content. */
export const screenRetry = 1;

/** Number of retries for tests that only `test:whole` runs: their files are long. */
const wholeRetry = 3;

type Projects = NonNullable<NonNullable<ViteUserConfig['test']>['projects']>;

interface LaterTests {
  /** Files that only `test:whole` runs: one at a time, with no other test at the same time. */
  later: readonly string[];
  /** Files that the gate runs with a sample of their cases, and `test:whole` with all cases. See `sample.ts`. */
  sampled?: readonly string[];
}

/**
 * Projects of a package in which `npm test` runs some test files and only `test:whole` runs the others: `vitest run
 * --project gate` and `vitest run --project whole`. `vitest run <file>` finds a file in both.
 * @param files Patterns of all test files of the package.
 */
export function gateAndWhole(files: readonly string[], { later, sampled = [] }: LaterTests): Projects {
  return [
    { extends: true, test: { name: 'gate', include: [...files], exclude: [...later] } },
    { extends: true, test: { include: [...later, ...sampled], ...wholeTests } },
  ];
}

/** Settings of tests that only `test:whole` runs. In a run of both projects they run after the others. */
export const wholeTests = {
  name: wholeProject,
  retry: wholeRetry,
  maxWorkers: 1,
  sequence: { groupOrder: 1 },
  env: { LIVERY_WHOLE: '1' },
} as const;
