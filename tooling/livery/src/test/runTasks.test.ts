import { expect, test } from 'vitest';
import { taskRuns } from './runTasks.ts';

const task = (name: string, status: string, endTime: number, exitCode?: number) => ({
  task: name,
  package: '@livery/ui',
  directory: 'packages/ui',
  command: 'vitest run',
  cache: { status },
  execution: { startTime: 1000, endTime, exitCode },
});

test('taskRuns returns which tasks ran, were cached or failed, in the order in which they ended', () => {
  const runs = taskRuns({
    tasks: [
      task('test', 'MISS', 9000, 1),
      task('//#lint', 'HIT', 1000, 0),
      { ...task('typecheck', 'MISS', 4000, 0), command: '<NONEXISTENT>' },
      task('e2e', 'MISS', 5000),
    ],
  });
  expect(
    runs.map(({ task: name, hasPassed, isCached, duration }) => ({ name, hasPassed, isCached, duration })),
  ).toEqual([
    { name: 'lint', hasPassed: true, isCached: true, duration: 0 },
    { name: 'e2e', hasPassed: false, isCached: false, duration: 4000 },
    { name: 'test', hasPassed: false, isCached: false, duration: 8000 },
  ]);
});
