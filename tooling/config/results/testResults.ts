import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The result of a test. */
export interface TestResult {
  /** Relative to the package, with forward slashes. */
  file: string;
  /** Titles from the outermost group to the test, separated by ` › `. */
  title: string;
  /** The runner's project, if a test runs in several. Otherwise empty. */
  project: string;
  /** `flaky`: it failed and then passed on a retry. It counts as passed, but every report lists it. */
  state: 'passed' | 'flaky' | 'failed' | 'skipped';
  /** Duration of all tries together, in milliseconds. */
  duration: number;
  /** Only for a flaky or failed test: the first line of its first error. */
  error?: string;
}

/** The first informative line of an error's message, without terminal colours. */
export function firstLineOf(message: string | undefined): string | undefined {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  // Storybook's own first line is only a link to the story.
  return lines.map((line) => line.trim()).find((line) => line !== '' && !line.startsWith('Click to debug'));
}

/** The results in a report. Throws if it can't be read. */
export function readResults(report: string): TestResult[] {
  const content = JSON.parse(readFileSync(report, 'utf8')) as { tests?: TestResult[] };
  if (!Array.isArray(content.tests)) throw new Error('it has no list of tests');
  return content.tests;
}

interface Run {
  /** Folder of the package whose tests ran. */
  packageDir: string;
  /** Name of the report in the package's `.results`, for example `vitest.json`. */
  report: string;
  results: readonly TestResult[];
  /** Whether every test of the package ran. */
  isWhole: boolean;
}

/**
 * Writes the report of a run. A whole run replaces the report. A run of some files or titles only changes the results
 * of tests that ran: other results stay, unless the test's file was deleted.
 */
export function writeResults({ packageDir, report, results, isWhole }: Run): void {
  const path = join(packageDir, '.results', report);
  const tests = isWhole
    ? results
    : merge(readEarlier(path), results).filter(({ file }) => existsSync(join(packageDir, file)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `{ "tests": [\n${tests.map((test) => JSON.stringify(test)).join(',\n')}\n] }\n`);
}

function merge(earlier: readonly TestResult[], results: readonly TestResult[]): TestResult[] {
  const merged = new Map(earlier.map((result) => [keyOf(result), result]));
  for (const result of results) {
    // With a title filter, other tests are reported as skipped.
    if (result.state !== 'skipped' || !merged.has(keyOf(result))) merged.set(keyOf(result), result);
  }
  return [...merged.values()];
}

const keyOf = ({ file, project, title }: TestResult) => JSON.stringify([file, project, title]);

/** The results of the earlier report. Empty if there is no report yet, or it can't be read. */
function readEarlier(path: string): TestResult[] {
  try {
    return readResults(path);
  } catch {
    return [];
  }
}
