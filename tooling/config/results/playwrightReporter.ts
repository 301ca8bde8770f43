import { relative, sep } from 'node:path';
import { firstLineOf, type TestResult, writeResults } from './testResults.ts';

/**
 * The used parts of Playwright's `Suite` and `TestCase`. Its own types would add the browser's types to every package.
 */
interface Suite {
  allTests: () => TestCase[];
}

interface TestCase {
  titlePath: () => string[];
  outcome: () => 'skipped' | 'expected' | 'unexpected' | 'flaky';
  location: { file: string };
  results: { duration: number; error?: { message?: string } }[];
}

const states = { expected: 'passed', flaky: 'flaky', unexpected: 'failed', skipped: 'skipped' } as const;

/** The project of tests that `npm test` runs. Only `test:whole` runs other projects. */
const gateProject = 'gate';

interface Options {
  /** Folder of the package whose tests run. */
  packageDir: string;
}

/**
 * Writes reports in the same form as Vitest's: `playwright.json` for the project `gate`, and `whole-playwright.json`
 * for all others. A run counts as whole if the command line names no test. Playwright loads a reporter from its default
 * export.
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
    const results = (this.suite?.allTests() ?? []).map((test) => this.resultOf(test));
    const isWhole = status !== 'interrupted' && namesNoTest(process.argv.slice(2));
    const reports = {
      'playwright.json': results.filter(({ project }) => project === gateProject),
      'whole-playwright.json': results.filter(({ project }) => project !== gateProject),
    };
    for (const [report, some] of Object.entries(reports))
      if (some.length > 0) writeResults({ ...this.options, report, results: some, isWhole });
  }

  private resultOf(test: TestCase): TestResult {
    // The first titles are those of the root, the project and the file.
    const [, project = '', , ...titles] = test.titlePath();
    const error = firstLineOf(test.results.find((result) => result.error !== undefined)?.error?.message);
    return {
      file: relative(this.options.packageDir, test.location.file).split(sep).join('/'),
      title: titles.join(' › '),
      project,
      state: states[test.outcome()],
      duration: Math.round(test.results.reduce((sum, { duration }) => sum + duration, 0)),
      ...(error !== undefined && { error }),
    };
  }
}

/** True if the only arguments are `test`, a configuration and projects, because any other may leave tests out. */
function namesNoTest(words: readonly string[]): boolean {
  const option = /^(-c|--config|--project)$/;
  const rest = words.filter((word, index) => !option.test(word) && !option.test(words[index - 1] ?? ''));
  return rest.every((word) => word === 'test' || /^--(config|project)=/.test(word));
}
