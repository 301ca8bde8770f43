import { seconds } from '../progress.ts';
import { budgetOf, readBudgets } from './budgets.ts';
import { hasReport, type NamedTest, type TestCount } from './countTests.ts';
import type { TaskRun } from './runTasks.ts';

/** A task with its test counts. */
export interface CountedRun extends TaskRun {
  count: TestCount;
}

/** One line per task: whether it passed, the number of tests and of flaky tests, and its time beside its budget. */
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

/** `!` marks a task with findings that do not fail the run; its output is above. */
const markOf = ({ hasPassed, count }: CountedRun) => (count.failed > 0 ? '✗' : hasPassed ? '✓' : '!');

const flakyAmong = ({ length }: readonly NamedTest[]) => (length === 0 ? '' : `, ${length} flaky`);

/** The number of tests that passed only on a retry, then each with its first error. Empty if there are none. */
export function renderFlaky(runs: readonly CountedRun[]): string {
  const flaky = runs.flatMap(({ count }) => count.flaky);
  if (flaky.length === 0) return '';
  return [
    `${flaky.length} flaky: each failed and passed when tried again. Correct each test, or move it out of the gate, before any other work.`,
    ...flaky.map(renderTest),
  ].join('\n');
}

/**
 * Each failed test with its error, and each failed task without test names. Empty if nothing failed. This text is
 * printed at the end of the output, because often only the end of a long log is stored.
 */
export function renderFailures(runs: readonly CountedRun[]): string {
  const lines = runs
    .filter(({ count }) => count.failed > 0)
    .flatMap((run) => {
      const { failures } = run.count;
      return failures.length > 0 ? failures.map(renderTest) : [`  ${nameOf(run)}: see its output above`];
    });
  return lines.length === 0 ? '' : ['Failed:', ...lines].join('\n');
}

const renderTest = ({ file, title, error }: NamedTest) => `  ${file} › ${title}\n    ${error}`;

/** The parts that grew beyond their budget. Empty if nothing grew. */
export function renderGrowth(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return ['Over budget (does not fail the run):', ...lines.map((line) => `  ${line}`)].join('\n');
}

/** CPU time after the elapsed time, for example `; 1600 CPU seconds`. Empty if the system does not report it. */
export const renderCpu = (cpuSeconds: number | undefined): string =>
  cpuSeconds === undefined ? '' : `; ${Math.round(cpuSeconds)} CPU seconds`;

/** `12.3 s of 60 s`, with a note if the time is above the budget. */
export function timeBesideBudget(duration: number, budget: number | undefined): string {
  if (budget === undefined) return seconds(duration);
  const isOver = duration > budget * 1000;
  return `${seconds(duration)} of ${budget} s${isOver ? ', over its budget' : ''}`;
}

function nameOf({ task, package: name }: TaskRun): string {
  return name === '//' ? task : `${task} ${name}`;
}
