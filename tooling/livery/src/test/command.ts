import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { run as runBehaviours } from '../behaviours/command.ts';
import { Failure, readableFailure } from '../failure.ts';
import { readBudgets, wholeBudget } from './budgets.ts';
import { countTests, removeReports } from './countTests.ts';
import { findBrowser } from './findBrowser.ts';
import { type CountedRun, renderRuns, timeBesideBudget } from './renderRuns.ts';
import { runTasks } from './runTasks.ts';

/** Tasks that run side by side, and how many at a time. The end-to-end tests, which use both cores by themselves, run alone. */
const phases = [
  { tasks: ['lint', 'merchants', 'test', 'pictures'], concurrency: 2 },
  { tasks: ['e2e'], concurrency: 1 },
] as const;

/**
 * `livery test`: everything that must hold, to the end even when something fails. A task whose inputs have not changed
 * since it passed is not run again; its results count. Prints each task's time beside its budget; the last line counts
 * all tests. Answers 1 when one failed.
 */
export async function run(): Promise<number> {
  const started = performance.now();
  try {
    const env = await environment();
    await removeReports();
    const runs: CountedRun[] = [];
    for (const { tasks, concurrency } of phases) {
      for (const taskRun of await runTasks(tasks, { env, concurrency }))
        runs.push({ ...taskRun, count: countTests(taskRun) });
    }
    const areBehavioursProved = (await runBehaviours(['--check-proved'])) === 0;
    const count = (state: 'passed' | 'failed') => runs.reduce((sum, one) => sum + one.count[state], 0);
    const passed = count('passed') + Number(areBehavioursProved);
    const failed = count('failed') + Number(!areBehavioursProved);
    const time = timeBesideBudget(performance.now() - started, wholeBudget(runs, readBudgets()));
    console.log(`\n${renderRuns(runs)}\n  ${areBehavioursProved ? '✓' : '✗'} behaviours\n\nTook ${time}.`);
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } catch (error) {
    const failure = readableFailure(error);
    if (!(failure instanceof Failure)) throw failure;
    console.error(failure.message);
    return 1;
  }
}

/** What tasks learn of the machine. The versions are part of what a cached result depends on. */
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
