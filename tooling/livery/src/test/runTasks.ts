import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.ts';
import { runProgram } from '../run/runProgram.ts';

/** A task of a package, as Turborepo ran it or found it in its cache. */
export interface TaskRun {
  /** Name of the task, for example `test`. */
  task: string;
  /** Name of the package; `//` is the root. */
  package: string;
  /** Folder of the package, relative to the root. */
  directory: string;
  hasPassed: boolean;
  /** True if the task was not run, because its inputs have not changed since it last passed. */
  isCached: boolean;
  /** Duration in milliseconds; 0 if cached. */
  duration: number;
}

interface Summary {
  tasks: readonly {
    task: string;
    package: string;
    directory: string;
    command: string;
    cache: { status: string };
    execution?: { startTime: number; endTime: number; exitCode?: number };
  }[];
}

interface TaskOptions {
  env: Readonly<Record<string, string>>;
  /** Maximum number of tasks that run at the same time. */
  concurrency: number;
}

const summariesDir = join(project.root, '.turbo/runs');

/** Runs tasks in every package that has them. All of them run, even if one fails. A failed task is never cached. */
export async function runTasks(tasks: readonly string[], { env, concurrency }: TaskOptions): Promise<TaskRun[]> {
  const earlier = new Set(summaries());
  const flags = [`--concurrency=${concurrency}`, '--continue=always', '--output-logs=new-only', '--summarize'];
  await runProgram('turbo', ['run', ...tasks, ...flags], { env });
  const fresh = summaries().filter((file) => !earlier.has(file));
  const newest = fresh.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  if (newest === undefined) return tasks.map((task) => notRun(task));
  const runs = taskRuns(JSON.parse(readFileSync(newest, 'utf8')) as Summary);
  for (const file of fresh) rmSync(file);
  return runs;
}

/** The tasks in Turborepo's summary that have a script, in the order in which they ended. */
export function taskRuns({ tasks }: Summary): TaskRun[] {
  return tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .toSorted((a, b) => (a.execution?.endTime ?? 0) - (b.execution?.endTime ?? 0))
    .map(({ task, package: name, directory, cache, execution }) => {
      const isCached = cache.status === 'HIT';
      return {
        task: task.replace('//#', ''),
        package: name,
        directory,
        hasPassed: execution?.exitCode === 0,
        isCached,
        duration: isCached || execution === undefined ? 0 : execution.endTime - execution.startTime,
      };
    });
}

/** For a failure of Turborepo itself; its output is above. */
function notRun(task: string): TaskRun {
  return { task, package: '//', directory: '', hasPassed: false, isCached: false, duration: 0 };
}

function summaries(): string[] {
  return existsSync(summariesDir) ? readdirSync(summariesDir).map((name) => join(summariesDir, name)) : [];
}
