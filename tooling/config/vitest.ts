import type { ViteUserConfig } from 'vitest/config';
import { VitestResults, wholeProject } from './results/vitestReporter.ts';

/** What every package's tests share: a report that `pnpm behaviours` can read, beside the one for people. */
export const testDefaults = {
  reporters: ['default', new VitestResults()],
  restoreMocks: true,
  unstubGlobals: true,
  // Far more than any test needs: only one that hangs meets it.
  testTimeout: 60_000,
  // What is prepared for all tests of a file may compile code or start a database.
  hookTimeout: 60_000,
} satisfies NonNullable<ViteUserConfig['test']>;

/**
 * Of tests that share a database, a server or a browser: how often one that failed is tried again. One that then passes is
 * flaky, which every report says; pure tests are not tried again. See docs/testing.md.
 */
export const sharedRetry = 2;

/** Of tests that show screens: how often one that failed is tried again. They share their page, and wait for what it shows. */
export const screenRetry = 1;

/** Of tests that only `test:whole` runs: their files are long, and what fails there is looked at more closely. */
const wholeRetry = 3;

type Projects = NonNullable<NonNullable<ViteUserConfig['test']>['projects']>;

/**
 * Projects of a package of which `npm test` runs some test files and only `test:whole` the others: `vitest run --project gate`
 * and `vitest run --project whole`. `vitest run <file>` finds a file in either.
 * @param files Patterns of all test files of the package.
 * @param later Files of them that only `test:whole` runs: one at a time, beside nothing else.
 */
export function gateAndWhole(files: readonly string[], later: readonly string[]): Projects {
  return [
    { extends: true, test: { name: 'gate', include: [...files], exclude: [...later] } },
    { extends: true, test: { include: [...later], ...wholeTests } },
  ];
}

/** Settings of tests that only `test:whole` runs. In a run of files of both projects they come after the others. */
export const wholeTests = {
  name: wholeProject,
  retry: wholeRetry,
  maxWorkers: 1,
  sequence: { groupOrder: 1 },
} as const;
