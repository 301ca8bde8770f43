import { globSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { readResults } from '@livery/config/results';

/** What starting a test file costs beside its tests, in milliseconds: its imports and its environment. */
const startTime = 1000;
/** For a file that no run has timed yet, in milliseconds. */
const unknown = 1000;

/** How long each test file took when it was last run, in milliseconds; files are relative to the root. */
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
      // A report that broke off estimates nothing.
    }
  }
  return (file) => startTime + (durations.get(file) ?? unknown);
}
