import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How one test ended. */
export interface TestResult {
  /** Relative to the package, with forward slashes. */
  file: string;
  /** Titles from the outermost group down to the test, with ` › ` between them. */
  title: string;
  /** The runner's project, where a test runs in several; else empty. */
  project: string;
  /** `flaky`: it failed and then passed when tried again. It proves what it names, and is named wherever results are shown. */
  state: 'passed' | 'flaky' | 'failed' | 'skipped';
  /** How long it took, all tries together, in milliseconds. */
  duration: number;
  /** Of a flaky or a failed test: the first line of what went wrong first. */
  error?: string;
}

/** The first line of an error's message that says something, without the colours of a terminal. */
export function firstLineOf(message: string | undefined): string | undefined {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  // Storybook's own first line only says where to look at the story.
  return lines.map((line) => line.trim()).find((line) => line !== '' && !line.startsWith('Click to debug'));
}

/** The results that a report holds. Throws when it can't be read. */
export function readResults(report: string): TestResult[] {
  const content = JSON.parse(readFileSync(report, 'utf8')) as { tests?: TestResult[] };
  if (!Array.isArray(content.tests)) throw new Error('it holds no list of tests');
  return content.tests;
}

interface Run {
  /** Folder of the package whose tests ran. */
  packageDir: string;
  /** Name of the report in the package's `.results`, such as `vitest.json`. */
  report: string;
  results: readonly TestResult[];
  /** Whether every test of the package was run. */
  isWhole: boolean;
}

/**
 * Writes the report of a run. A whole run replaces the report. One of some files or titles changes only what it ran: what
 * an earlier run said about any other test stays, unless the test's file is gone.
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
    // A filter by title reports what it leaves out as skipped.
    if (result.state !== 'skipped' || !merged.has(keyOf(result))) merged.set(keyOf(result), result);
  }
  return [...merged.values()];
}

const keyOf = ({ file, project, title }: TestResult) => JSON.stringify([file, project, title]);

/** Nothing where there is no report yet, or none that can be read. */
function readEarlier(path: string): TestResult[] {
  try {
    return readResults(path);
  } catch {
    return [];
  }
}
