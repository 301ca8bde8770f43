import { globSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { readResults } from '@livery/config/results';

/** Milliseconds to start a test file, in addition to its tests: its imports and its environment. */
const startTime = 1000;
/** Milliseconds for a file that no run has timed yet. */
const unknown = 1000;

/** Duration of each test file in its last run, in milliseconds. Files are relative to the root. */
export function readDurations(root: string): (file: string) => number {
  const durations = new Map<string, number>();
  for (const report of globSync('{apps,packages,tooling}/*/.results/{,whole-}vitest.json', { cwd: root })) {
    try {
      for (const { file, duration } of readResults(join(root, report))) {
        const path = normalize(join(dirname(report), '..', file))
          .split(sep)
          .join('/');
        durations.set(path, (durations.get(path) ?? 0) + duration);
      }
    } catch {
      // An incomplete report is ignored.
    }
  }
  return (file) => startTime + (durations.get(file) ?? unknown);
}
