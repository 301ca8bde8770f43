import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TaskRun } from './runTasks.ts';

/** Seconds by task, or by task and package, and for the whole run; on a machine with two cores that does nothing else. */
type Budgets = Readonly<Record<string, number>>;

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Budgets;
}

/** How many seconds a task may take: its own budget, else the one of its kind. */
export function budgetOf(
  { task, package: name }: Pick<TaskRun, 'task' | 'package'>,
  budgets: Budgets,
): number | undefined {
  return budgets[`${task} ${name}`] ?? budgets[task];
}

/** How many seconds a run may take in all. Much less is allowed when nothing had to be run. */
export function wholeBudget(runs: readonly TaskRun[], budgets: Budgets, isGate: boolean): number | undefined {
  const everything = isGate ? 'everything' : 'everything and whole';
  return budgets[runs.every(({ isCached }) => isCached) ? 'everything, unchanged' : everything];
}
