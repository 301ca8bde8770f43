import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { idsIn } from '../behaviours/idsIn.ts';
import { seconds } from '../progress.ts';
import { project } from '../project.ts';
import { runProgram } from '../run/runProgram.ts';
import { allFiles, baseOf, changedFiles } from './changes.ts';
import { readDurations } from './durations.ts';
import { readImporters } from './importGraph.ts';
import { commandsFor, describeLeftOut, endToEndNear } from './leftOut.ts';
import { selectWithinTime, rankTests } from './nearestTests.ts';
import { type Check, planChecks } from './plan.ts';

const usage = 'pnpm verify [--base <commit>]';

export const help = (): string =>
  `${usage}\n\nChecks format, lint and types, and runs the nearest tests of the files that changed since a commit. Default: since the branch left main.`;

/** Maximum test time of one run, in milliseconds, with tests one after another. */
const testTime = 40_000;

/**
 * `pnpm verify`: format, lint and types of everything that changed since a base, and the nearest tests. The base is
 * `--base`, else the last commit that this branch shares with main's upstream, else the last commit. Uncommitted
 * changes are included. Prints each program that it runs and its time, and at the end the nearby tests that it did not
 * run. Returns 1 if a program fails. `pnpm test` and `pnpm test:whole` run the rest.
 */
export async function run(args: string[], root: string = project.root): Promise<number> {
  const started = performance.now();
  let checks: Check[] = [];
  let leftOut: string[] = [];
  try {
    const { base: asked } = parseArgs({ args, options: { base: { type: 'string' } } }).values;
    const base = baseOf(root, asked);
    const changed = changedFiles(root, base);
    console.log(`${changed.length} changed files since ${base.slice(0, 9)}.`);
    if (changed.length > 0) ({ checks, leftOut } = planFor(root, changed));
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return 1;
  }
  if (checks.length === 0) console.log('Nothing to check. `--base <commit>` compares with an earlier commit.');
  const failed: string[] = [];
  for (const check of checks) {
    if (!(await hasPassed(check, root))) failed.push(check.about);
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join('; ')}.`);
  else if (checks.length > 0)
    console.log(`\nAll checks of your changes passed (${seconds(performance.now() - started)}).`);
  for (const line of leftOut) console.log(line);
  return failed.length === 0 ? 0 : 1;
}

/** The checks for changed files, and lines that name the nearby tests that are not among the checks. */
function planFor(root: string, changed: readonly string[]): { checks: Check[]; leftOut: string[] } {
  const files = allFiles(root).filter((file) => existsSync(join(root, file)));
  const importers = readImporters(root, files);
  const ranked = rankTests(changed, importers, files);
  const nearest = selectWithinTime(ranked, testTime, readDurations(root));
  const tests = nearest.map(({ file }) => file);
  const idsOf = (file: string) => idsIn(readFileSync(join(root, file), 'utf8')).map(({ id }) => id);
  const [config = ''] = globSync('{apps,packages}/*/.storybook/main.ts', { cwd: root });
  return {
    checks: planChecks(changed, {
      root,
      exists: (file) => existsSync(join(root, file)),
      tests,
      storybook: dirname(dirname(config)),
    }),
    leftOut: describeLeftOut({
      tests: ranked.map(({ file }) => file).filter((file) => !tests.includes(file)),
      endToEnd: endToEndNear(changed, importers, files, { tests, idsOf }),
      commands: commandsFor(changed),
    }),
  };
}

async function hasPassed({ about, command, args, folder = '' }: Check, root: string): Promise<boolean> {
  const shown = [command, ...args].map((word) => (word.startsWith(root) ? relative(root, word) : word));
  console.log(`\n${about}\n$ ${shortened(shown)}`);
  const started = performance.now();
  const code = await runProgram(command, args, { cwd: join(root, folder) });
  console.log(`${code === 0 ? '✓' : '✗'} ${about} (${seconds(performance.now() - started)})`);
  return code === 0;
}

function shortened(words: readonly string[]): string {
  return words.length <= 10 ? words.join(' ') : `${words.slice(0, 8).join(' ')} … and ${words.length - 8} more`;
}
