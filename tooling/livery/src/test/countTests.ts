import { existsSync } from 'node:fs';
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readResults, type TestResult } from '@livery/config/results';
import { project } from '../project.ts';
import type { TaskRun } from './runTasks.ts';

/** A test that failed, finally or only at first. */
export interface NamedTest {
  /** Relative to the root. */
  file: string;
  title: string;
  /** First line of its first error. */
  error: string;
}

export interface TestCount {
  /** Includes flaky tests. */
  passed: number;
  failed: number;
  /** Failed tests that the task's report names. */
  failures: NamedTest[];
  /** Tests that failed and passed on a retry. */
  flaky: NamedTest[];
}

/** The reports that a task writes below its package's `.results`. A task without a report counts as one check. */
const reports: Readonly<Record<string, readonly string[]>> = {
  test: ['vitest.json'],
  e2e: ['playwright.json'],
  whole: ['whole-vitest.json', 'whole-playwright.json', 'mutants.json'],
};

/** A task that only reports its findings and never fails the run. */
const reportedOnly = 'knip';

/** True for a task whose tests are counted individually. */
export const hasReport = (task: string) => Object.hasOwn(reports, task);

/** Removes the reports of earlier runs, so that an aborted run is not counted by old results. */
export async function removeReports(root: string = project.root): Promise<void> {
  for await (const file of glob('{apps,packages,tooling}/*/.results/{,growth/}*.json', { cwd: root }))
    await rm(join(root, file), { force: true });
}

/**
 * Counts the tests of a task. A task that failed without a failed test, or passed without any test, counts as one
 * failure, because it was aborted.
 */
export function countTests({ task, directory, hasPassed }: TaskRun, root: string = project.root): TestCount {
  const names = reports[task];
  const unnamed = { failures: [], flaky: [] };
  if (task === reportedOnly) return { passed: Number(hasPassed), failed: 0, ...unnamed };
  if (names === undefined) return { passed: Number(hasPassed), failed: Number(!hasPassed), ...unnamed };
  const results = names
    .map((name) => join(root, directory, '.results', name))
    .filter((path) => existsSync(path))
    .flatMap((path) => readResults(path));
  const named = (wanted: TestResult['state']): NamedTest[] =>
    results
      .filter(({ state }) => state === wanted)
      .map(({ file, title, error = '' }) => ({ file: `${directory}/${file}`, title, error }));
  const failures = named('failed');
  const flaky = named('flaky');
  const passed = results.filter(({ state }) => state === 'passed').length + flaky.length;
  const isBrokenOff = failures.length === 0 && (!hasPassed || passed === 0);
  return { passed, failed: isBrokenOff ? 1 : failures.length, failures, flaky };
}
