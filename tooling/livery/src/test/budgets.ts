import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TaskRun } from './runTasks.ts';

/**
 * Seconds per task, or per task and package, and for the whole run, on a machine with two cores that runs nothing else.
 */
type Budgets = Readonly<Record<string, number>>;

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Budgets;
}

/** The seconds that a task may take: its own budget, or else the budget of its kind. */
export function budgetOf(
  { task, package: name }: Pick<TaskRun, 'task' | 'package'>,
  budgets: Budgets,
): number | undefined {
  return budgets[`${task} ${name}`] ?? budgets[task];
}

/** The seconds that a whole run may take. The budget is much smaller if nothing had to run. */
export function wholeBudget(runs: readonly TaskRun[], budgets: Budgets, isGate: boolean): number | undefined {
  const everything = isGate ? 'everything' : 'everything and whole';
  return budgets[runs.every(({ isCached }) => isCached) ? 'everything, unchanged' : everything];
}
