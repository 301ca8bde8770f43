import { relative, sep } from 'node:path';
import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { type TestResult, writeResults } from './testResults.ts';

/** Writes `.results/vitest.json`. A run counts as whole when the command line asks for nothing but `vitest run`. */
export class VitestResults implements Reporter {
  private packageDir = process.cwd();

  onInit({ config }: Vitest): void {
    this.packageDir = config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason): void {
    writeResults({
      packageDir: this.packageDir,
      report: 'vitest.json',
      results: modules.flatMap((module) => this.resultsOf(module)),
      isWhole: reason !== 'interrupted' && process.argv.slice(2).join(' ') === 'run',
    });
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
    }));
    const isBroken = module.state() === 'failed' && results.every(({ state }) => state !== 'failed');
    return isBroken ? [...results, { ...at, title: 'the file itself', state: 'failed', duration: 0 }] : results;
  }
}

function stateOf(test: TestCase): TestResult['state'] {
  if (test.diagnostic()?.flaky === true) return 'failed';
  const { state } = test.result();
  return state === 'pending' ? 'skipped' : state;
}
