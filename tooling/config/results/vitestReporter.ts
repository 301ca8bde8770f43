import { relative, sep } from 'node:path';
import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { firstLineOf, type TestResult, writeResults } from './testResults.ts';

/** The project of test files that only `test:whole` runs: see `vitest.ts`. */
export const wholeProject = 'whole';

/**
 * Writes `.results/vitest.json`, and `.results/whole-vitest.json` for the files that only `test:whole` runs. A run
 * counts as whole if the command line is only `vitest run`, with or without `--project`.
 */
export class VitestResults implements Reporter {
  private packageDir = process.cwd();

  onInit({ config }: Vitest): void {
    this.packageDir = config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason): void {
    const results = modules.flatMap((module) => this.resultsOf(module));
    const isWhole = reason !== 'interrupted' && /^run( --project \S+)?$/.test(process.argv.slice(2).join(' '));
    const reports = {
      'vitest.json': results.filter(({ project }) => project !== wholeProject),
      'whole-vitest.json': results.filter(({ project }) => project === wholeProject),
    };
    for (const [report, some] of Object.entries(reports))
      if (some.length > 0) writeResults({ packageDir: this.packageDir, report, results: some, isWhole });
  }

  private resultsOf(module: TestModule): TestResult[] {
    const at = {
      file: relative(this.packageDir, module.moduleId).split(sep).join('/'),
      project: module.project.name,
    };
    const results = [...module.children.allTests()].map((test): TestResult => ({
      ...at,
      title: test.fullName.replaceAll(' > ', ' › '),
      state: stateOf(test),
      duration: Math.round(test.diagnostic()?.duration ?? 0),
      ...errorOf(test.result().errors),
    }));
    const isBroken = module.state() === 'failed' && results.every(({ state }) => state !== 'failed');
    if (!isBroken) return results;
    return [...results, { ...at, title: 'the file itself', state: 'failed', duration: 0, ...errorOf(module.errors()) }];
  }
}

function stateOf(test: TestCase): TestResult['state'] {
  const { state } = test.result();
  if (state === 'passed' && test.diagnostic()?.flaky === true) return 'flaky';
  return state === 'pending' ? 'skipped' : state;
}

/** The first error of a test. A test that passed on a retry has the error of its first attempt. */
function errorOf(errors: readonly { message: string }[] | undefined): Pick<TestResult, 'error'> {
  const error = firstLineOf(errors?.[0]?.message);
  return error === undefined ? {} : { error };
}
