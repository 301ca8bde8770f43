import { seconds } from '../progress.ts';
import { budgetOf, readBudgets } from './budgets.ts';
import { hasReport, type NamedTest, type TestCount } from './countTests.ts';
import type { TaskRun } from './runTasks.ts';

/** A task with what came of it. */
export interface CountedRun extends TaskRun {
  count: TestCount;
}

/** One line a task: whether it passed, how many tests, how many of them are flaky, and its time beside its budget. */
export function renderRuns(runs: readonly CountedRun[], budgets = readBudgets()): string {
  const names = runs.map(nameOf);
  const width = Math.max(...names.map(({ length }) => length));
  return runs
    .map((run, index) => {
      const { passed, failed, flaky } = run.count;
      const counts = hasReport(run.task) ? `${passed} passed, ${failed} failed${flakyAmong(flaky)}` : '';
      return [
        `  ${markOf(run)} ${names[index]!.padEnd(width)}`,
        counts.padEnd(33),
        run.isCached ? 'unchanged' : timeBesideBudget(run.duration, budgetOf(run, budgets)),
      ]
        .join('  ')
        .trimEnd();
    })
    .join('\n');
}

/** `!` for a task that found something and fails nothing by it: what it said stands above. */
const markOf = ({ hasPassed, count }: CountedRun) => (count.failed > 0 ? '✗' : hasPassed ? '✓' : '!');

const flakyAmong = ({ length }: readonly NamedTest[]) => (length === 0 ? '' : `, ${length} flaky`);

/** How many tests passed only when tried again, then each with what it failed with first. Empty where there is none. */
export function renderFlaky(runs: readonly CountedRun[]): string {
  const flaky = runs.flatMap(({ count }) => count.flaky);
  if (flaky.length === 0) return '';
  return [
    `${flaky.length} flaky: each failed and passed when tried again. Mend it, or move it out of the gate, before anything else.`,
    ...flaky.map(renderTest),
  ].join('\n');
}

/**
 * Each test that failed with what it failed with, and each task that failed without naming a test. Empty where nothing
 * failed. It stands at the end of the output, because often no more than the end of a long log is kept.
 */
export function renderFailures(runs: readonly CountedRun[]): string {
  const lines = runs
    .filter(({ count }) => count.failed > 0)
    .flatMap((run) => {
      const { failures } = run.count;
      return failures.length > 0 ? failures.map(renderTest) : [`  ${nameOf(run)}: what it said stands above`];
    });
  return lines.length === 0 ? '' : ['Failed:', ...lines].join('\n');
}

const renderTest = ({ file, title, error }: NamedTest) => `  ${file} › ${title}\n    ${error}`;

/** What grew beyond its budget. Empty where nothing did. */
export function renderGrowth(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return ['Beyond its budget, which fails nothing:', ...lines.map((line) => `  ${line}`)].join('\n');
}

/** CPU time after the elapsed time, such as `; 1600 CPU seconds`. Empty where the system does not report it. */
export const renderCpu = (cpuSeconds: number | undefined): string =>
  cpuSeconds === undefined ? '' : `; ${Math.round(cpuSeconds)} CPU seconds`;

/** `12.3 s of 60 s`; a time above its budget says so. */
export function timeBesideBudget(duration: number, budget: number | undefined): string {
  if (budget === undefined) return seconds(duration);
  const isOver = duration > budget * 1000;
  return `${seconds(duration)} of ${budget} s${isOver ? ', over its budget' : ''}`;
}

function nameOf({ task, package: name }: TaskRun): string {
  return name === '//' ? task : `${task} ${name}`;
}
