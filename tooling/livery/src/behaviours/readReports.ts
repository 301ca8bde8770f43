import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readResults, type TestResult } from '@livery/config/results';

/** The result of a test in its last run. A skipped test does not prove a clause. */
export interface TestOutcome extends Pick<TestResult, 'title' | 'state'> {
  /** File of the test, relative to the root. */
  file: string;
  /** Whether `npm test` runs the test. If not, only `test:whole` does. */
  isOfGate: boolean;
}

/** Every outcome in the packages' `.results/*.json`, and the reports that can't be read. */
export function readReports(root: string): { outcomes: TestOutcome[]; problems: string[] } {
  const outcomes: TestOutcome[] = [];
  const problems: string[] = [];
  for (const path of globSync('{apps,packages,tooling}/*/.results/*.json', { cwd: root }).toSorted()) {
    const report = path.split(sep).join('/');
    const [folder, name] = report.split('/.results/') as [string, string];
    try {
      for (const { file, title, state } of readResults(join(root, path)))
        outcomes.push({ file: `${folder}/${file}`, title, state, isOfGate: !name.startsWith('whole-') });
    } catch (error) {
      problems.push(`${report} can't be read (${(error as Error).message}). Run the tests of that package again.`);
    }
  }
  return { outcomes, problems };
}
