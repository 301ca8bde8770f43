import { join } from 'node:path';

/** A check: its subject, and the program that runs it. */
export interface Check {
  about: string;
  command: string;
  args: string[];
  /** Folder to run in, relative to the root. Default: the root. */
  folder?: string;
}

/** Facts about the repository in addition to the changed files. */
export interface Surroundings {
  root: string;
  /** Whether a changed file still exists. */
  exists: (file: string) => boolean;
  /** Test files to run, nearest to the change first; relative to the root. */
  tests: readonly string[];
  /** Folder of the package that runs the stories of all packages. */
  storybook: string;
}

/** The checks for the changed files, fastest first. */
export function planChecks(changed: readonly string[], { root, exists, tests, storybook }: Surroundings): Check[] {
  const there = changed.filter(exists);
  const code = there.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));
  const has = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const livery = (...args: string[]) => ({
    command: process.execPath,
    args: [join(root, 'tooling/livery/bin/livery.mjs'), ...args],
  });
  const oxlint = (...files: string[]) => ({ command: 'oxlint', args: ['--deny-warnings', ...files] });
  const checks: Check[] = [];
  if (there.length > 0)
    checks.push({
      about: 'format',
      command: 'oxfmt',
      args: has(/^\.oxfmtrc\.json$/) ? ['--check'] : ['--check', '--no-error-on-unmatched-pattern', ...there],
    });
  if (has(/^\.oxlintrc\.json$|^tooling\/livery\/src\/lint\//))
    checks.push({ about: 'lint, all files: its rules changed', ...oxlint() });
  else if (code.length > 0) checks.push({ about: `lint, ${count(code.length, 'file')}`, ...oxlint(...code) });
  // Tokens are defined in one sheet and used in all others, so a changed sheet needs a check of all.
  if (has(/\.css$/)) checks.push({ about: 'style sheets', ...livery('lint-css') });
  if (has(/^packages\/i18n\/src\/texts\//)) checks.push({ about: 'texts that no code uses', ...livery('lint-texts') });
  if (has(/^docs\/behaviours\//)) checks.push({ about: 'ids of behaviours', ...livery('behaviours', '--check') });
  if (has(/^merchants\//)) checks.push({ about: 'merchants', ...livery('merchant', 'check') });
  if (has(/\.(tsx?|json)$|^pnpm-lock\.yaml$/)) checks.push({ about: 'types', ...livery('typecheck', '--incremental') });
  return [...checks, ...testRuns(tests, root, storybook)];
}

/** One run of Vitest for each package with some of the tests. The package with the Storybook runs stories. */
function testRuns(tests: readonly string[], root: string, storybook: string): Check[] {
  const runs = new Map<string, string[]>();
  for (const file of tests) {
    const folder = file.endsWith('.stories.tsx') ? storybook : file.split('/').slice(0, 2).join('/');
    runs.set(folder, [...(runs.get(folder) ?? []), join(root, file)]);
  }
  return [...runs].map(([folder, files]) => ({
    about: `tests of ${folder}, ${count(files.length, 'file')}`,
    command: join(root, folder, 'node_modules/.bin/vitest'),
    args: ['run', ...files],
    folder,
  }));
}

/** A number of things in words: '1 file', '2 files'. */
export const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
