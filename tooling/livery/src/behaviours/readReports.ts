import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** How one test of the last run ended. A skipped test proves nothing. */
export interface TestOutcome {
  /** Titles from the outermost group down to the test, with ` › ` between them. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Report it was read from, relative to the root. */
  report: string;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: 'skipped' | 'expected' | 'unexpected' | 'flaky'; results: { status?: string }[] }[];
  }[];
}

/** Every outcome that the packages' `.results/*.json` hold, and the reports that can't be read. */
export function readReports(root: string): { outcomes: TestOutcome[]; problems: string[] } {
  const outcomes: TestOutcome[] = [];
  const problems: string[] = [];
  for (const path of globSync('{apps,packages,tooling}/*/.results/*.json', { cwd: root }).toSorted()) {
    const report = path.split(sep).join('/');
    try {
      const content: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
      if (isVitest(content)) outcomes.push(...vitestOutcomes(content, report));
      else if (isPlaywright(content))
        outcomes.push(...content.suites.flatMap((suite) => playwrightOutcomes(suite, [], report)));
    } catch (error) {
      problems.push(`${report} can't be read (${(error as Error).message}). Run the tests of that package again.`);
    }
  }
  return { outcomes, problems };
}

function isVitest(content: unknown): content is VitestReport {
  return (
    typeof content === 'object' && content !== null && 'testResults' in content && Array.isArray(content.testResults)
  );
}

function isPlaywright(content: unknown): content is { suites: PlaywrightSuite[] } {
  return typeof content === 'object' && content !== null && 'suites' in content && Array.isArray(content.suites);
}

function vitestOutcomes({ testResults }: VitestReport, report: string): TestOutcome[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      title: [...ancestorTitles, title].filter(Boolean).join(' › '),
      state: status === 'passed' || status === 'failed' ? status : ('skipped' as const),
      report,
    })),
  );
}

/** A flaky test, one that passed only when tried again, counts as failed: it does not show that the clause holds. */
function playwrightOutcomes(suite: PlaywrightSuite, above: string[], report: string): TestOutcome[] {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...titles, spec.title].filter(Boolean).join(' › '),
      state:
        test.status === 'expected'
          ? ('passed' as const)
          : test.status === 'skipped'
            ? ('skipped' as const)
            : ('failed' as const),
      report,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => playwrightOutcomes(inner, titles, report))];
}
