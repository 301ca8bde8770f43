import { type Importers, reach } from './importGraph.ts';
import { count } from './plan.ts';

/** The tests near a change that `pnpm verify` does not run. */
export interface LeftOut {
  /** Test files that depend on the change and did not fit into the time, nearest first. */
  tests: readonly string[];
  /** End-to-end test files near the change. */
  endToEnd: readonly string[];
  /** Commands that check the changed files. */
  commands: readonly string[];
}

/** Checks that no test file of a package does, by the changed files that may break them. */
const commands: readonly { command: string; holds: RegExp }[] = [
  { command: 'pnpm pictures', holds: /^packages\/(ui|features)\/.*\.(tsx|css)$|^packages\/ui\/.*\.svg$|^merchants\// },
  {
    command: 'pnpm test:matrix',
    holds: /^(packages\/(ui|features)|apps\/mobile)\/src\/.*\.(tsx|css)$|^packages\/i18n\/src\/texts\/|^merchants\//,
  },
  { command: 'pnpm test:faults', holds: /^apps\/gateway\/src\/|^packages\/api\/src\/(contract|crypto)\// },
];

const isTestOrStory = /\.(test|stories)\.tsx?$/;

/** The commands that may fail because of a change in these files. Tests and stories do not break them. */
export const commandsFor = (changed: readonly string[]): string[] =>
  commands
    .filter(({ holds }) => changed.some((file) => holds.test(file) && !isTestOrStory.test(file)))
    .map(({ command }) => command);

/**
 * The end-to-end test files near a change, nearest first. The first are files that changed or import a changed file.
 * Then come files that prove the same behaviours as `tests`, sorted by the number of these behaviours. End-to-end tests
 * run the compiled app, so imports alone would find few.
 * @param tests test files that depend on the change
 * @param idsOf returns the ids of the behaviours that a test file names
 */
export function endToEndNear(
  changed: readonly string[],
  importers: Importers,
  files: readonly string[],
  { tests, idsOf }: { tests: readonly string[]; idsOf: (file: string) => readonly string[] },
): string[] {
  const imported = new Set(changed.flatMap((file) => [...reach(file, importers).keys()]));
  const proved = new Set(tests.flatMap(idsOf));
  return files
    .filter((file) => file.includes('/e2e/') && file.endsWith('.test.ts'))
    .map((file) => {
      const shared = new Set(idsOf(file).filter((id) => proved.has(id))).size;
      return { file, nearness: imported.has(file) ? Infinity : shared };
    })
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => (a.nearness === b.nearness ? a.file.localeCompare(b.file) : b.nearness - a.nearness))
    .map(({ file }) => file);
}

/** Lines that name the omitted files, a few of each kind. Empty if no file was omitted. */
export function describeLeftOut({ tests, endToEnd, commands: others }: LeftOut): string[] {
  const lines = [
    ...(tests.length > 0 ? [`  ${count(tests.length, 'further test file')}: ${shortened(tests)}`] : []),
    ...(endToEnd.length > 0 ? [`  ${count(endToEnd.length, 'end-to-end test file')}: ${shortened(endToEnd)}`] : []),
    ...(others.length > 0 ? [`  ${others.join(', ')}`] : []),
  ];
  return lines.length === 0 ? [] : ['Near the change, and not run here (`npm run test:whole` runs them):', ...lines];
}

const shownFiles = 3;

function shortened(files: readonly string[]): string {
  const more = files.length - shownFiles;
  return files.slice(0, shownFiles).join(', ') + (more > 0 ? ` … and ${more} more` : '');
}
