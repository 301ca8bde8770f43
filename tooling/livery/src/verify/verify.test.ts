import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { baseOf, changedFiles } from './changes.ts';
import { run } from './command.ts';
import { planChecks } from './plan.ts';

let root = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'livery-verify-')));
  git('init', '-q', '-b', 'main');
  commit('packages/api/src/a.ts', 'export const a = 1;');
});

afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

function put(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function commit(path: string, content: string): string {
  put(path, content);
  git('add', '.');
  git('commit', '-q', '-m', path);
  return git('rev-parse', 'HEAD');
}

test('on main without an upstream, uncommitted changes are listed', () => {
  commit('packages/api/src/b.ts', '');
  expect(changedFiles(root, baseOf(root, undefined))).toEqual([]);
  put('packages/api/src/d.ts', '');
  put('packages/api/src/a.ts', 'export const a = 2;');
  expect(changedFiles(root, baseOf(root, undefined))).toEqual(['packages/api/src/a.ts', 'packages/api/src/d.ts']);
});

test('on a branch, the base is the commit at which it left main', () => {
  const left = git('rev-parse', 'HEAD');
  git('checkout', '-q', '-b', 'mine');
  commit('packages/api/src/b.ts', '');
  commit('packages/api/src/c.ts', '');
  expect(baseOf(root, undefined)).toBe(left);
});

test('if main equals its upstream, nothing has changed and nothing is run', async () => {
  commit('packages/api/src/b.ts', '');
  followUpstream(git('rev-parse', 'HEAD'));
  const print = vi.spyOn(console, 'log').mockReturnValue();
  expect(await run([], root)).toBe(0);
  expect(print.mock.calls.flat().join('\n')).toContain('Nothing to check.');
});

function followUpstream(at: string): void {
  git('update-ref', 'refs/remotes/origin/main', at);
  git('config', 'remote.origin.url', 'nowhere');
  git('config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
  git('config', 'branch.main.remote', 'origin');
  git('config', 'branch.main.merge', 'refs/heads/main');
}

test('with an upstream, the base is the commit at which this branch left it', () => {
  const left = git('rev-parse', 'HEAD');
  followUpstream(left);
  commit('packages/api/src/b.ts', '');
  commit('packages/api/src/c.ts', '');
  expect(baseOf(root, undefined)).toBe(left);
});

test('deleted files are listed as changed', () => {
  put('packages/api/src/b.ts', '');
  rmSync(join(root, 'packages/api/src/a.ts'));
  expect(changedFiles(root, baseOf(root, undefined))).toEqual(['packages/api/src/a.ts', 'packages/api/src/b.ts']);
});

test('a given base is used; a base that does not exist is reported', async () => {
  const first = git('rev-parse', 'HEAD');
  commit('docs/a.md', '');
  commit('docs/b.md', '');
  expect(changedFiles(root, baseOf(root, first))).toEqual(['docs/a.md', 'docs/b.md']);
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await run(['--base', 'nowhere'], root)).toBe(1);
  expect(complain.mock.calls.join()).toContain('The commit "nowhere" does not exist.');
});

const plan = (changed: string[], tests: string[] = []) =>
  planChecks(changed, {
    root: '/root',
    exists: (file) => !file.includes('gone'),
    tests,
    storybook: 'packages/ui',
  }).map(({ command, args, folder }) =>
    [folder ?? '', command === process.execPath ? 'node' : command, ...args].join(' ').trim(),
  );

test('code needs format, lint and types; style sheets, clauses and merchants need their own checks', () => {
  const format = 'oxfmt --check --no-error-on-unmatched-pattern';
  const livery = 'node /root/tooling/livery/bin/livery.mjs';
  const types = `${livery} typecheck --incremental`;
  expect(plan(['packages/api/src/a.ts'])).toEqual([
    `${format} packages/api/src/a.ts`,
    'oxlint --deny-warnings packages/api/src/a.ts',
    types,
  ]);
  expect(plan(['packages/ui/src/a.module.css'])).toEqual([
    `${format} packages/ui/src/a.module.css`,
    `${livery} lint-css`,
  ]);
  expect(plan(['docs/behaviours/HOME.md'])).toContain(`${livery} behaviours --check`);
  expect(plan(['merchants/aurora/theme.json'])).toContain(`${livery} merchant check`);
  expect(plan(['.oxlintrc.json'])).toContain('oxlint --deny-warnings');
  expect(plan(['packages/api/src/gone.ts'])).toEqual([types]);
  expect(plan(['pnpm-lock.yaml'])).toContain(types);
  expect(plan([])).toEqual([]);
});

test('only the named tests run, each in its package, and stories in the Storybook’s package', () => {
  const checks = plan(
    ['packages/ui/src/A.tsx'],
    ['packages/ui/src/A.stories.tsx', 'packages/features/src/B.stories.tsx', 'packages/features/src/B.test.tsx'],
  );
  expect(checks.slice(-2)).toEqual([
    'packages/ui /root/packages/ui/node_modules/.bin/vitest run /root/packages/ui/src/A.stories.tsx /root/packages/features/src/B.stories.tsx',
    'packages/features /root/packages/features/node_modules/.bin/vitest run /root/packages/features/src/B.test.tsx',
  ]);
  expect(checks.join()).not.toMatch(/turbo run [^,]*\btest\b/);
});

test('a failed check fails the run, which prints its checks and the nearby tests left out', async () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  put('packages/api/package.json', '{ "name": "@livery/api" }');
  commit('packages/api/src/a.test.ts', "import { a } from './a.ts';");
  commit('apps/mobile/e2e/a.test.ts', "import { a } from '../../../packages/api/src/a.ts';");
  put('packages/api/src/a.ts', 'export const a = 2; // a comment');
  const vitest = join(root, 'packages/api/node_modules/.bin/vitest');
  put('.gitignore', 'node_modules/\n');
  mkdirSync(dirname(vitest), { recursive: true });
  writeFileSync(vitest, '#!/bin/sh\ntouch ran\nexit 1\n', { mode: 0o755 });
  expect(await run([], root)).toBe(1);
  expect(print.mock.calls.flat().join('\n')).toContain('vitest run packages/api/src/a.test.ts');
  expect(complain.mock.calls.flat().join()).toContain('tests of packages/api, 1 file');
  expect(print.mock.calls.flat().join('\n')).toContain('1 end-to-end test file: apps/mobile/e2e/a.test.ts');
  expect(existsSync(join(root, 'packages/api/ran'))).toBe(true);
});
