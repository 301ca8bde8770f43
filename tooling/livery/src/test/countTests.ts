import { existsSync } from 'node:fs';
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readResults } from '@livery/config/results';
import { project } from '../project.ts';
import type { TaskRun } from './runTasks.ts';

export interface TestCount {
  passed: number;
  failed: number;
}

/** The report that a task writes below its package's `.results`. A task without one counts as one check. */
const reports: Readonly<Record<string, string>> = {
  test: 'vitest.json',
  pictures: 'pictures.json',
  e2e: 'playwright.json',
};

/** True for a task whose tests are counted one by one. */
export const hasReport = (task: string) => Object.hasOwn(reports, task);

/** Removes the reports of earlier runs, so that a run that breaks off is not counted by an earlier one's results. */
export async function removeReports(root: string = project.root): Promise<void> {
  for await (const file of glob('{apps,packages,tooling}/*/.results/*.json', { cwd: root }))
    await rm(join(root, file), { force: true });
}

/**
 * Counts the tests of a task. A task that failed without naming a failed test, or passed without naming any, counts as
 * one failure: it broke off.
 */
export function countTests({ task, directory, hasPassed }: TaskRun, root: string = project.root): TestCount {
  const report = reports[task];
  if (report === undefined) return { passed: Number(hasPassed), failed: Number(!hasPassed) };
  const path = join(root, directory, '.results', report);
  const results = existsSync(path) ? readResults(path) : [];
  const count = (state: string) => results.filter((result) => result.state === state).length;
  const [passed, failed] = [count('passed'), count('failed')];
  const isBrokenOff = failed === 0 && (!hasPassed || passed === 0);
  return { passed, failed: isBrokenOff ? 1 : failed };
}
