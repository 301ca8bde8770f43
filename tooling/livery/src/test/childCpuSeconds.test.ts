import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { childCpuSeconds, childSecondsIn } from './childCpuSeconds.ts';

test('the CPU seconds of children are fields 16 and 17, also after a name with spaces and brackets', () => {
  expect(childSecondsIn('42 (a (b) c) S 1 2 3 4 5 6 7 8 9 10 7000 800 12345 655 20 0')).toBe(130);
});

test(
  'the CPU time of a child is added after the child has ended, and is undefined outside Linux',
  { tags: 'whole' },
  () => {
    const before = childCpuSeconds();
    spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 300_000);']);
    if (process.platform === 'linux') expect(childCpuSeconds()! - before!).toBeGreaterThanOrEqual(0.2);
    else expect(before).toBeUndefined();
  },
);
