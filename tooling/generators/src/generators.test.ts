import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree } from '../testing/scratchTree.ts';
import { generate } from './command.ts';
import { applyStep, describeSteps, type Step } from './step.ts';

/** Every kind, in new and in existing places. */
const commands = [
  { name: 'a feature', args: ['feature', 'sample-club'], byHand: 3 },
  { name: 'a screen of a feature with screens', args: ['screen', 'SampleHistoryScreen', '--in', 'auth'], byHand: 4 },
  { name: 'a screen of a feature without', args: ['screen', 'sample-rules', '--in', 'winners'], byHand: 4 },
  { name: 'a component', args: ['component', 'SampleRow'], byHand: 1 },
  { name: "a feature's component", args: ['component', 'sample-card', '--in', 'games'], byHand: 0 },
  { name: 'a call that reads', args: ['endpoint', 'getSamples', '--in', 'records'], byHand: 3 },
  { name: 'a call that changes something', args: ['endpoint', 'remove-sample', '--in', 'games'], byHand: 3 },
];

/** Enough for a machine that does something else besides. */
const minutes = 60_000;

let root = '';
const written: string[] = [];
const stepsOf = new Map<string, Step[]>();
const running = new Set<ChildProcess>();

beforeAll(() => {
  root = copyTree();
  for (const { name, args } of commands) {
    const { paths, steps } = generate(args, root);
    for (const step of steps) {
      const file = join(root, step.file);
      writeFileSync(file, applyStep(readFileSync(file, 'utf8'), step));
    }
    written.push(...paths, ...steps.map(({ file }) => file));
    stepsOf.set(name, steps);
  }
}, 2 * minutes);

afterAll(() => {
  for (const child of running) child.kill();
  rmSync(root, { recursive: true });
});

/** Runs a program of the copy. Resolves to what it printed, with its exit code. */
function runIn(folder: string, program: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program, ...args], { cwd: join(root, folder) });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

const inRoot = (path: string) => join(root, 'node_modules', path);
const passes = { code: 0 };
const newIn = (folder: string, pattern: RegExp) =>
  written
    .filter((path) => path.startsWith(`${folder}/`) && pattern.test(path))
    .map((path) => path.slice(folder.length + 1));

test.each(commands)('$name leaves at most $byHand files to change by hand, and says where', ({ name, byHand }) => {
  const steps = stepsOf.get(name)!;
  expect(new Set(steps.map(({ file }) => file)).size).toBeLessThanOrEqual(byHand);
  const printed = describeSteps(steps);
  for (const { file, lines } of steps) {
    expect(printed).toContain(file);
    expect(printed).toContain(lines.trim().split('\n')[0]);
  }
});

describe('the tree with all of it', () => {
  test('is formatted', { timeout: 2 * minutes }, async () => {
    expect(await runIn('.', inRoot('oxfmt/bin/oxfmt'), '--check')).toMatchObject(passes);
  });

  test('has no lint', { timeout: 5 * minutes }, async () => {
    const code = written.filter((path) => /\.tsx?$/.test(path));
    expect(await runIn('.', inRoot('oxlint/bin/oxlint'), '--deny-warnings', ...code)).toMatchObject(passes);
    for (const lint of ['lint-css', 'lint-texts'])
      expect(await runIn('.', 'tooling/livery/bin/livery.mjs', lint)).toMatchObject(passes);
  });

  test.each(['packages/api', 'packages/ui', 'packages/features', 'apps/gateway', 'apps/mobile', 'tooling/contract'])(
    '%s compiles',
    { timeout: 5 * minutes },
    async (folder) => {
      expect(await runIn(folder, inRoot('typescript/bin/tsc'), '--noEmit')).toMatchObject(passes);
    },
  );

  test.each([
    ['packages/api', () => [...newIn('packages/api', /\.test\.ts$/), 'src/contract']],
    ['packages/features', () => newIn('packages/features', /\.test\.tsx$/)],
    ['packages/foundation', () => ['src/addresses']],
    ['packages/i18n', () => ['src/texts']],
    ['apps/mobile', () => ['src/router.test.ts']],
    ['apps/gateway', () => ['src/http/contract.test.ts']],
  ])('%s passes its tests of it', { timeout: 5 * minutes }, async (folder, files) => {
    expect(await runIn(folder, 'node_modules/vitest/vitest.mjs', 'run', ...files())).toMatchObject(passes);
  });
});
