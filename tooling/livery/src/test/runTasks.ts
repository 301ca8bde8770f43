import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.ts';
import { runProgram } from '../run/runProgram.ts';

/** One task of one package, as Turborepo ran it or found it in its cache. */
export interface TaskRun {
  /** Name of the task, such as `test`. */
  task: string;
  /** Name of the package; `//` is the root. */
  package: string;
  /** Folder of the package, relative to the root. */
  directory: string;
  hasPassed: boolean;
  /** True when its inputs had not changed since it last passed, so that it was not run. */
  isCached: boolean;
  /** How long it took, in milliseconds; 0 when cached. */
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
  /** How many tasks may run at the same time. */
  concurrency: number;
}

const summariesDir = join(project.root, '.turbo/runs');

/** Runs tasks in every package that has them, to the end even when one fails. A task that failed is never cached. */
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

/** What Turborepo's summary says of the tasks that stand for a script, in the order in which they ended. */
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

/** Turborepo itself failed; what it said stands above. */
function notRun(task: string): TaskRun {
  return { task, package: '//', directory: '', hasPassed: false, isCached: false, duration: 0 };
}

function summaries(): string[] {
  return existsSync(summariesDir) ? readdirSync(summariesDir).map((name) => join(summariesDir, name)) : [];
}
