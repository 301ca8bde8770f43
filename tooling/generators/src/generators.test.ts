import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyTree } from '../testing/scratchTree.ts';
import { generate } from './command.ts';
import { applyStep, describeSteps, type Step } from './step.ts';

/** Commands for every kind of code, in new and in existing places. */
const commands = [
  { name: 'a feature', args: ['feature', 'sample-club'], byHand: 3 },
  { name: 'a screen of a feature with screens', args: ['screen', 'SampleHistoryScreen', '--in', 'auth'], byHand: 4 },
  { name: 'a screen of a feature without screens', args: ['screen', 'sample-rules', '--in', 'winners'], byHand: 4 },
  {
    name: 'the screen of a path without a screen, with two calls',
    args: ['screen', 'sampleInbox', '--in', 'winners', '--calls', 'getSampleCount,getWallet'],
    byHand: 3,
  },
  {
    name: 'a screen of calls that are sent immediately',
    args: ['screen', 'sampleBox', '--in', 'winners', '--calls', 'getSampleCount,getSecurity'],
    byHand: 4,
  },
  { name: 'a component', args: ['component', 'SampleRow'], byHand: 1 },
  { name: "a feature's component", args: ['component', 'sample-card', '--in', 'games'], byHand: 0 },
  { name: 'a call that reads', args: ['endpoint', 'getSamples', '--in', 'records'], byHand: 2 },
  {
    name: 'a call that reads one object',
    args: ['endpoint', 'getSampleProfile', '--in', 'records', '--one'],
    byHand: 2,
  },
  { name: 'the endpoint of a call whose value comes in pages', args: ['endpoint', 'getSamplePages'], byHand: 0 },
  { name: 'the endpoint of a call with input', args: ['endpoint', 'getSample'], byHand: 0 },
  { name: 'the endpoint of a call that moves money', args: ['endpoint', 'sampleTransfer'], byHand: 0 },
  { name: 'the endpoint of a call with an idempotency key', args: ['endpoint', 'collectSamples'], byHand: 0 },
  { name: 'the endpoint of a call that sends data', args: ['endpoint', 'sendSample'], byHand: 0 },
  { name: 'a call that changes data', args: ['endpoint', 'remove-sample', '--in', 'games'], byHand: 2 },
];

/** Milliseconds in a minute. The timeouts of several minutes allow for other work on the machine. */
const minutes = 60_000;

/** Stories run in the copy, but its packages are outside of it, so Vite would refuse to serve them. */
const storiesConfig = `import { mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

export default mergeConfig(config, { server: { fs: { strict: false } } });
`;

/** Calls without a caller in the copy: copies of existing calls under another name. */
const uncalled = [
  { area: 'withdraw', like: 'getBankCards', name: 'getSampleCount' },
  { area: 'records', like: 'getGameRecords', name: 'getSamplePages' },
  { area: 'agent', like: 'getAgentKpi', name: 'getSample' },
  { area: 'wallet', like: 'transfer', name: 'sampleTransfer' },
  { area: 'wallet', like: 'collectWallets', name: 'collectSamples' },
  { area: 'messages', like: 'readInbox', name: 'sendSample' },
];

/** An address in the copied tree without a screen: if a merchant's switch is on, it shows 'Cannot find module'. */
const missingAddress = [
  ['packages/foundation/src/addresses/paths.ts', '} as const;', "  sampleInbox: '/m/sampleInbox',\n"],
  [
    'apps/mobile/src/router.tsx',
    '];',
    "  {\n    paths: [paths.sampleInbox],\n    title: 'inbox',\n    screen: missingModule('REFERRAL'),\n  },\n",
  ],
  [
    'apps/mobile/src/router.tsx',
    "import type { Row } from './shell/row.ts';",
    "import { missingModule } from './shell/missingModule.tsx';\n",
  ],
  ['apps/mobile/e2e/everyAddress.ts', '};', "  '/m/sampleInbox': { title: 'inbox', needs: ['REFERRAL'] },\n"],
] as const;

function prepare(): void {
  const edit = (path: string, change: (text: string) => string, from = path) =>
    writeFileSync(join(root, path), change(readFileSync(join(root, from), 'utf8')));
  for (const { area, like, name } of uncalled) {
    const folder = `packages/api/src/contract/${area}`;
    edit(
      `${folder}/${name}.ts`,
      // Without a `request`, the copied call would not compile until the contract pack had a check for it.
      (text) =>
        text
          .replaceAll(new RegExp(`\\b${like}\\b`, 'g'), name)
          .replace(/path: '([^']*)'/, "path: '$1/sample'")
          .concat(text.includes('  body: ') ? '\nexport const request = {} as never;\n' : ''),
      `${folder}/${like}.ts`,
    );
    edit(`${folder}/calls.ts`, (text) => `${text}export * as ${name} from './${name}.ts';\n`);
    edit(`apps/gateway/src/${area}/handlers.ts`, (text) => {
      const from = new RegExp(`export \\{[^}]*\\b${like}\\b[^}]*\\} from '([^']+)'`).exec(text)![1];
      return `${text}export { ${like} as ${name} } from '${from}';\n`;
    });
  }
  const copies = uncalled.map(({ area, name }) => `packages/api/src/contract/${area}/${name}.ts`);
  execFileSync(process.execPath, [inRoot('oxfmt/bin/oxfmt'), ...copies], { cwd: root });
  for (const [path, before, lines] of missingAddress)
    edit(path, (text) => applyStep(text, { file: path, purpose: '', before, lines }));
}

let root = '';
const written: string[] = [];
const stepsOf = new Map<string, Step[]>();
const running = new Set<ChildProcess>();

beforeAll(() => {
  root = copyTree();
  prepare();
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
}, minutes);

/** Runs a program in the copy. Resolves to its output if it failed, and to an empty text if it passed. */
function failureOf(folder: string, program: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...args], { cwd: join(root, folder) });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve(code === 0 ? '' : `exit code ${code}\n${output}`);
    });
  });
}

const inRoot = (path: string) => join(root, 'node_modules', path);
const newIn = (folder: string, pattern: RegExp) =>
  written
    .filter((path) => path.startsWith(`${folder}/`) && pattern.test(path))
    .map((path) => path.slice(folder.length + 1));

test.each(commands)(
  '$name leaves at most $byHand files to change by hand, and lists the changes',
  ({ name, byHand }) => {
    const steps = stepsOf.get(name)!;
    expect(new Set(steps.map(({ file }) => file)).size).toBeLessThanOrEqual(byHand);
    const printed = describeSteps(steps);
    for (const { file, lines } of steps) {
      expect(printed).toContain(file);
      expect(printed).toContain(lines.trim().split('\n')[0]);
    }
  },
);

describe('the tree with all generated files', () => {
  test('is formatted', { timeout: 2 * minutes }, async () => {
    expect(await failureOf('.', inRoot('oxfmt/bin/oxfmt'), '--check')).toBe('');
  });

  test('has no lint errors', { timeout: 5 * minutes }, async () => {
    const code = written.filter((path) => /\.tsx?$/.test(path));
    expect(await failureOf('.', inRoot('oxlint/bin/oxlint'), '--deny-warnings', ...code)).toBe('');
    for (const lint of ['lint-css', 'lint-texts'])
      expect(await failureOf('.', 'tooling/livery/bin/livery.mjs', lint)).toBe('');
  });

  test('compiles', { timeout: 5 * minutes }, async () => {
    // One program with the written files, and with the packages that do not compile if a part is missing: the app, the
    // gateway and the contract pack.
    const config = {
      extends: './tsconfig.json',
      compilerOptions: {
        // `es2025`, because the gateway runs in Node, which has newer functions than browsers.
        lib: ['es2025', 'dom', 'dom.iterable'],
        types: ['node'],
        typeRoots: ['packages/features/node_modules/@types'],
      },
      include: [],
      files: [
        ...new Set(written.filter((path) => /\.tsx?$/.test(path))),
        'apps/gateway/src/main.ts',
        'tooling/contract/src/checks.ts',
        'packages/foundation/testing/setUp.ts',
        'packages/features/node_modules/vite/client.d.ts',
      ],
    };
    writeFileSync(join(root, 'tsconfig.written.json'), JSON.stringify(config));
    expect(await failureOf('.', inRoot('typescript/bin/tsc'), '--project', 'tsconfig.written.json')).toBe('');
  });

  test.each([
    ['packages/api', () => newIn('packages/api', /\.test\.ts$/)],
    ['packages/features', () => newIn('packages/features', /\.test\.tsx$/)],
    ['packages/foundation', () => ['src/addresses']],
    ['apps/mobile', () => ['src/router.test.ts']],
  ])('%s passes its tests of the generated files', { timeout: 5 * minutes }, async (folder, files) => {
    expect(await failureOf(folder, 'node_modules/vitest/vitest.mjs', 'run', ...files())).toBe('');
  });

  test('a title without a translation fails the test of texts', { timeout: 5 * minutes }, async () => {
    const failure = await failureOf('packages/i18n', 'node_modules/vitest/vitest.mjs', 'run', 'src/texts');
    expect(failure).toContain('sampleClub: expected');
  });

  test('passes the tests of its stories', { timeout: 5 * minutes }, async () => {
    const stories = written.filter((path) => path.endsWith('.stories.tsx')).map((path) => join('../..', path));
    writeFileSync(join(root, 'packages/ui/vitest.stories.config.ts'), storiesConfig);
    const args = ['run', '--config', 'vitest.stories.config.ts', '--project', 'stories*', ...stories];
    expect(await failureOf('packages/ui', 'node_modules/vitest/vitest.mjs', ...args)).toBe('');
  });
});
