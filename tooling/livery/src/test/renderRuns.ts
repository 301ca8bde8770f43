import { seconds } from '../progress.ts';
import { budgetOf, readBudgets } from './budgets.ts';
import { hasReport, type TestCount } from './countTests.ts';
import type { TaskRun } from './runTasks.ts';

/** A task with what came of it. */
export interface CountedRun extends TaskRun {
  count: TestCount;
}

/** One line a task: whether it passed, how many tests, and its time beside its budget. */
export function renderRuns(runs: readonly CountedRun[], budgets = readBudgets()): string {
  const names = runs.map(nameOf);
  const width = Math.max(...names.map(({ length }) => length));
  return runs
    .map((run, index) => {
      const { passed, failed } = run.count;
      const counts = hasReport(run.task) ? `${passed} passed, ${failed} failed` : '';
      return [
        `  ${failed === 0 ? '✓' : '✗'} ${names[index]!.padEnd(width)}`,
        counts.padEnd(24),
        run.isCached ? 'unchanged' : timeBesideBudget(run.duration, budgetOf(run, budgets)),
      ]
        .join('  ')
        .trimEnd();
    })
    .join('\n');
}

/** `12.3 s of 60 s`; a time above its budget says so. */
export function timeBesideBudget(duration: number, budget: number | undefined): string {
  if (budget === undefined) return seconds(duration);
  const isOver = duration > budget * 1000;
  return `${seconds(duration)} of ${budget} s${isOver ? ', over its budget' : ''}`;
}

function nameOf({ task, package: name }: TaskRun): string {
  return name === '//' ? task : `${task} ${name}`;
}
