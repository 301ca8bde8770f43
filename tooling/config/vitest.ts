import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';
import { VitestResults, wholeProject } from './results/vitestReporter.ts';

/** The tag of tests that only `test:whole` runs: `test('…', { tags: 'whole' }, …)`, or a `describe` with it. */
const wholeTag = { name: 'whole', description: 'Only test:whole runs this test.' };

/** Settings for every package's tests: in addition to the default output, a report that `pnpm behaviours` can read. */
export const testDefaults = {
  reporters: ['default', new VitestResults()],
  restoreMocks: true,
  unstubGlobals: true,
  // Keeps transformed modules by the hash of their source, so that a second run does not compile them again.
  fsModuleCache: true,
  // Much longer than any test needs: it only stops hung tests.
  testTimeout: 60_000,
  // The setup for all tests of a file may compile code or start a database.
  hookTimeout: 60_000,
  tags: [{ ...wholeTag, skip: true }],
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

/** Text of a test file that has more tests or cases in `test:whole` than in the gate. */
const moreInWhole = /tags: 'whole'|'@livery\/config\/sample'/;

/**
 * The test files from which `test:whole` runs more than the gate: they contain the tag `whole`, or use `sample.ts`.
 * @param files Paths relative to `root`.
 */
export const filesWithMoreInWhole = (root: string, files: readonly string[]): string[] =>
  files.filter((file) => moreInWhole.test(readFileSync(join(root, file), 'utf8')));

/**
 * Projects of a package in which `npm test` runs some tests and only `test:whole` runs the others: `vitest run
 * --project gate` and `vitest run --project whole`. Both run a file with more tests or cases in `test:whole`; `vitest
 * run <file>` finds it in both.
 * @param root Folder of the package. Its tests are `src/**\/*.test.ts`.
 * @param later Files that only `test:whole` runs: one at a time, with no other test at the same time.
 * @param own Folder whose files need their own modules, in a package whose files share them.
 */
export function gateAndWhole(root: string, later: readonly string[] = [], own?: string): Projects {
  const files = globSync('src/**/*.test.ts', { cwd: root }).filter((file) => !later.includes(file));
  const isOwn = (file: string) => own !== undefined && file.startsWith(own);
  return [
    { extends: true, test: { name: 'gate', include: files.filter((file) => !isOwn(file)) } },
    ...(own === undefined
      ? []
      : [{ extends: true as const, test: { name: 'own modules', include: files.filter(isOwn), isolate: true } }]),
    { extends: true, test: { include: [...later, ...filesWithMoreInWhole(root, files)], ...wholeTests } },
  ];
}

/** Settings of tests that only `test:whole` runs. In a run of both projects they run after the others. */
export const wholeTests = {
  name: wholeProject,
  retry: wholeRetry,
  maxWorkers: 1,
  sequence: { groupOrder: 1 },
  env: { LIVERY_WHOLE: '1' },
  tags: [wholeTag],
};
