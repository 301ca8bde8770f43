import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type TestResult, writeResults } from '@livery/config/results';
import { didYouMean } from '@livery/merchant';
import { copyTree } from '../../generators/testing/scratchTree.ts';
import { areas } from './areas.ts';
import { changedSince, filesOf, lastRelease } from './chooseFiles.ts';
import { mutateFile } from './mutateFile.ts';
import { percent, type Score } from './score.ts';

const root = resolve(import.meta.dirname, '../../..');
const names = Object.keys(areas);
const usage = `pnpm test:mutants [area…]            changes the code of these areas in many ways, and prints the changes that no test notices
  --since <commit>                   only files that changed since this commit. "release": since the last tag
  --minutes <number>                 starts no further file after this time. Default: no limit
areas: ${names.join(', ')}. Default: all`;

/**
 * Mutation testing with Stryker. Prints the score of each file and the changes that no test noticed.
 *
 * @returns 0, also if changes were not noticed: the score is a report; 1 if arguments are wrong or a file could not be
 * measured
 */
export async function run(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { since: { type: 'string' }, minutes: { type: 'string' } },
  });
  const wrong = positionals.find((name) => !names.includes(name));
  if (wrong !== undefined) {
    const guess = didYouMean(wrong, names);
    console.error(`There is no area "${wrong}".${guess === undefined ? '' : ` Did you mean "${guess}"?`}\n\n${usage}`);
    return 1;
  }
  const files = chooseFiles(positionals.length > 0 ? positionals : names, values.since);
  if (files.length === 0) {
    console.log('No file of these areas has changed.');
    report([{ file: 'src/areas.ts', title: 'no file of the areas has changed', state: 'passed', duration: 0 }]);
    return 0;
  }
  return measure(files, Number(values.minutes ?? Number.POSITIVE_INFINITY));
}

function chooseFiles(chosen: readonly string[], since: string | undefined): string[] {
  const files = filesOf(root, chosen);
  const commit = since === 'release' ? lastRelease(root) : since;
  return commit === undefined ? files : changedSince(root, files, commit);
}

async function measure(files: readonly string[], minutes: number): Promise<number> {
  const started = performance.now();
  const copy = copyTree();
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  const scores: Score[] = [];
  const results: FileResult[] = [];
  let left: readonly string[] = [];
  for (const [index, file] of files.entries()) {
    if (performance.now() - started > minutes * 60_000) {
      left = files.slice(index);
      break;
    }
    const begun = performance.now();
    const finish = (result: Pick<FileResult, 'title' | 'state' | 'error'>) =>
      results.push({ file, duration: Math.round(performance.now() - begun), ...result });
    try {
      const score = await mutateFile(copy, file);
      scores.push(score);
      const title = `${score.killed} of ${score.all} changes were noticed`;
      finish({ title, state: 'passed' });
      console.log(`${percent(score).padStart(5)}  ${file}: ${title}`);
      for (const survivor of score.survivors) console.log(`         ${survivor}`);
    } catch (error) {
      const { message } = error as Error;
      finish({ title: 'the file could not be measured', state: 'failed', error: message });
      console.error(`${file} could not be measured. ${message}`);
    }
  }
  console.log(summaryOf(scores, left));
  report(results);
  return results.every(({ state }) => state === 'passed') ? 0 : 1;
}

type FileResult = Omit<TestResult, 'project'>;

/** Writes the results for the whole run, which counts a file as one test. */
function report(results: readonly FileResult[]): void {
  writeResults({
    packageDir: resolve(import.meta.dirname, '..'),
    report: 'mutants.json',
    results: results.map((result) => ({ ...result, project: '' })),
    isWhole: true,
  });
}

function summaryOf(scores: readonly Score[], left: readonly string[]): string {
  const sum = (count: (score: Score) => number) => scores.reduce((total, score) => total + count(score), 0);
  const total = { killed: sum(({ killed }) => killed), all: sum(({ all }) => all) };
  return [
    `${percent(total)} in ${scores.length} files: the tests noticed ${total.killed} of ${total.all} changes.`,
    ...(left.length > 0 ? [`Not measured, because the time was over: ${left.join(', ')}`] : []),
  ].join('\n');
}
