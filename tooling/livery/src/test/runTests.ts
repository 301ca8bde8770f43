import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { readGrowth } from '@livery/config/growth';
import { run as runBehaviours } from '../behaviours/command.ts';
import { Failure, readableFailure } from '../failure.ts';
import { project } from '../project.ts';
import { readBudgets, wholeBudget } from './budgets.ts';
import { childCpuSeconds } from './childCpuSeconds.ts';
import { countTests, removeReports } from './countTests.ts';
import { findBrowser } from './findBrowser.ts';
import {
  type CountedRun,
  renderCpu,
  renderFailures,
  renderFlaky,
  renderGrowth,
  renderRuns,
  timeBesideBudget,
} from './renderRuns.ts';
import { runTasks } from './runTasks.ts';

/** Tasks that run in parallel, and their maximum number at a time. */
export interface Phase {
  tasks: readonly string[];
  concurrency: number;
  /** Whether a failure ends the run before the next phase. Default: false. */
  isFirstNeeded?: boolean;
}

interface TestRun {
  phases: readonly Phase[];
  /** True if the ids that `proved.txt` marks as `whole` need no proof in this run. */
  isGate: boolean;
}

/**
 * Runs tasks and prints their results in this order: parts that grew, lost proofs, each task's tests and time beside
 * its budget, flaky tests, failures, and a count of all tests as the last line. The long list comes first, because
 * often only the end of a log is stored. A task whose inputs have not changed since it passed is not run again, but its
 * results are included. Returns 1 if a test failed.
 */
export async function runTests({ phases, isGate }: TestRun): Promise<number> {
  const started = performance.now();
  try {
    const env = await environment();
    await removeReports();
    const { runs, isCutShort } = await runPhases(phases, env);
    const growth = renderGrowth(readGrowth(project.root));
    if (growth !== '') console.log(`\n${growth}`);
    const areBehavioursProved = !isCutShort && (await checkBehaviours(isGate));
    const count = (state: 'passed' | 'failed') => runs.reduce((sum, one) => sum + one.count[state], 0);
    const passed = count('passed') + Number(areBehavioursProved);
    const failed = count('failed') + Number(!isCutShort && !areBehavioursProved);
    const time = timeBesideBudget(performance.now() - started, wholeBudget(runs, readBudgets(), isGate));
    const behaviours = isCutShort ? '- behaviours: not looked at' : `${areBehavioursProved ? '✓' : '✗'} behaviours`;
    console.log(`\n${renderRuns(runs)}\n  ${behaviours}\n\nTook ${time}${renderCpu(childCpuSeconds())}.`);
    if (isCutShort) console.log('Stopped here: correct this first, then run the command again for the rest.');
    for (const text of [renderFlaky(runs), renderFailures(runs)]) if (text !== '') console.log(text);
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } catch (error) {
    const failure = readableFailure(error);
    if (!(failure instanceof Failure)) throw failure;
    console.error(failure.message);
    return 1;
  }
}

async function runPhases(
  phases: readonly Phase[],
  env: Readonly<Record<string, string>>,
): Promise<{ runs: CountedRun[]; isCutShort: boolean }> {
  const runs: CountedRun[] = [];
  for (const { tasks, concurrency, isFirstNeeded = false } of phases) {
    for (const taskRun of await runTasks(tasks, { env, concurrency }))
      runs.push({ ...taskRun, count: countTests(taskRun) });
    if (isFirstNeeded && runs.some(({ count }) => count.failed > 0)) return { runs, isCutShort: true };
  }
  return { runs, isCutShort: false };
}

/** Adds newly proved ids to the list. Returns false if an id is no longer proved. */
async function checkBehaviours(isGate: boolean): Promise<boolean> {
  const code = await runBehaviours(['--check-proved', ...(isGate ? ['--gate'] : [])]);
  await runBehaviours(['--accept']);
  return code === 0;
}

/** Environment of the tasks. The versions are part of the cache key of a result. */
async function environment(): Promise<Record<string, string>> {
  const browser = await findBrowser();
  const version = execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim();
  console.log(`Testing in ${version} (${browser})\n`);
  return {
    FORCE_COLOR: '0',
    LIVERY_CHROMIUM: browser,
    LIVERY_CHROMIUM_VERSION: `${basename(browser)}: ${version}`,
    LIVERY_NODE_VERSION: process.version,
  };
}
