import { relative, sep } from 'node:path';
import { type TestResult, writeResults } from './testResults.ts';

/** What of Playwright's `Suite` and `TestCase` is read; its own types would bring those of the browser into every package. */
interface Suite {
  allTests: () => TestCase[];
}

interface TestCase {
  titlePath: () => string[];
  outcome: () => 'skipped' | 'expected' | 'unexpected' | 'flaky';
  location: { file: string };
  results: { duration: number }[];
}

interface Options {
  /** Folder of the package whose tests run. */
  packageDir: string;
  /** Name of the report in the package's `.results`. */
  report: string;
}

/**
 * Writes a report of the same form as Vitest's. A run counts as whole when the command line names no test.
 * Playwright takes a reporter by its default export.
 */
export default class PlaywrightResults {
  private readonly options: Options;
  private suite: Suite | undefined;

  constructor(options: Options) {
    this.options = options;
  }

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd({ status }: { status: string }): void {
    const tests = this.suite?.allTests() ?? [];
    writeResults({
      ...this.options,
      results: tests.map((test) => this.resultOf(test)),
      isWhole: status !== 'interrupted' && namesNoTest(process.argv.slice(2)),
    });
  }

  private resultOf(test: TestCase): TestResult {
    // Root, project and file stand above the groups.
    const [, project = '', , ...titles] = test.titlePath();
    const outcome = test.outcome();
    return {
      file: relative(this.options.packageDir, test.location.file).split(sep).join('/'),
      title: titles.join(' › '),
      project,
      state: outcome === 'expected' ? 'passed' : outcome === 'skipped' ? 'skipped' : 'failed',
      duration: Math.round(test.results.reduce((sum, { duration }) => sum + duration, 0)),
    };
  }
}

/** True for `test` alone or with a configuration; anything else may leave tests out. */
function namesNoTest(words: readonly string[]): boolean {
  const rest = words.filter(
    (word, index) => !/^(-c|--config)$/.test(word) && !/^(-c|--config)$/.test(words[index - 1] ?? ''),
  );
  return rest.every((word) => word === 'test' || word.startsWith('--config='));
}
