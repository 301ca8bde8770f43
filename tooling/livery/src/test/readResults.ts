import { readFileSync } from 'node:fs';
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { project } from '../project.ts';

/** Where each package leaves the reports of its last test run. */
const reports = '{apps,packages,tooling}/*/.results/*.json';

export interface Tally {
  passed: number;
  failed: number;
}

/** Removes the reports of earlier runs, so that a run that breaks off is not counted by its predecessor's. */
export async function forgetResults(root: string = project.root): Promise<void> {
  for await (const file of glob(reports, { cwd: root })) await rm(join(root, file), { force: true });
}

/** Passed and failed tests over all reports named `name`, such as `vitest.json`. */
export async function readTally(name: string, root: string = project.root): Promise<Tally> {
  const tally = { passed: 0, failed: 0 };
  for await (const file of glob(reports, { cwd: root })) {
    if (!file.endsWith(name)) continue;
    const { passed, failed } = tallyOf(JSON.parse(readFileSync(join(root, file), 'utf8')) as Report);
    tally.passed += passed;
    tally.failed += failed;
  }
  return tally;
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { status: string; assertionResults: { status: string }[] }[];
  stats?: { expected?: number; flaky?: number; unexpected?: number };
}

/** Reads Vitest's report (`numPassedTests`) and Playwright's (`stats.expected`; a flaky test passed in the end). */
function tallyOf(report: Report): Tally {
  if (report.numPassedTests !== undefined) {
    // A file that could not be loaded has failed without a failed test in it.
    const broken = (report.testResults ?? []).filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
    );
    return { passed: report.numPassedTests, failed: (report.numFailedTests ?? 0) + broken.length };
  }
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}
