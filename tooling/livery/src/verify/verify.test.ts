import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
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

test('without an upstream, the last commit and what is not committed count', () => {
  commit('packages/api/src/b.ts', '');
  commit('packages/api/src/c.ts', '');
  put('packages/api/src/d.ts', '');
  put('packages/api/src/a.ts', 'export const a = 2;');
  expect(changedFiles(root, baseOf(root, undefined))).toEqual(
    ['a', 'c', 'd'].map((name) => `packages/api/src/${name}.ts`),
  );
});

test('with an upstream, everything since this branch left it counts', () => {
  const left = git('rev-parse', 'HEAD');
  git('update-ref', 'refs/remotes/origin/main', left);
  git('config', 'remote.origin.url', 'nowhere');
  git('config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
  git('config', 'branch.main.remote', 'origin');
  git('config', 'branch.main.merge', 'refs/heads/main');
  commit('packages/api/src/b.ts', '');
  commit('packages/api/src/c.ts', '');
  expect(baseOf(root, undefined)).toBe(left);
});

test('in a repository of one commit everything counts, deleted files too', () => {
  put('packages/api/src/b.ts', '');
  rmSync(join(root, 'packages/api/src/a.ts'));
  expect(changedFiles(root, git('rev-parse', 'HEAD'))).toEqual(['packages/api/src/a.ts', 'packages/api/src/b.ts']);
  expect(changedFiles(root, baseOf(root, undefined))).toEqual(['packages/api/src/b.ts']);
});

test('a base that is asked for counts; one that is not there is told', async () => {
  const first = git('rev-parse', 'HEAD');
  commit('docs/a.md', '');
  commit('docs/b.md', '');
  expect(changedFiles(root, baseOf(root, first))).toEqual(['docs/a.md', 'docs/b.md']);
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await run(['--base', 'nowhere'], root)).toBe(1);
  expect(complain.mock.calls.join()).toContain('There is no commit "nowhere".');
});

test('code asks for lint, types and tests; style sheets, clauses and merchants for theirs', () => {
  const commands = (...changed: string[]) =>
    planChecks(changed, 'base', (file) => !file.includes('gone')).map(({ command, args }) =>
      [command, ...args].join(' '),
    );
  const packages = 'turbo run typecheck test --output-logs=errors-only --filter=...[base]';
  expect(commands('packages/api/src/a.ts')).toEqual(['oxlint --deny-warnings packages/api/src/a.ts', packages]);
  expect(commands('packages/ui/src/a.module.css')).toEqual(['livery lint-css', packages]);
  expect(commands('docs/behaviours/HOME.md')).toEqual(['livery behaviours --check']);
  expect(commands('merchants/aurora/theme.json')).toEqual([
    `${packages} --filter=@livery/merchant --filter=@livery/tool`,
  ]);
  expect(commands('.oxlintrc.json')).toEqual(['oxlint --deny-warnings']);
  expect(commands('packages/api/src/gone.ts')).toEqual([packages]);
  expect(commands('README.md')).toEqual([]);
});

test('a check that fails fails the whole, and what ran is printed', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  const answer = (status: number) =>
    writeFileSync(join(root, 'node_modules/.bin/livery'), `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });
  put('.gitignore', 'node_modules/\n');
  commit('docs/behaviours/HOME.md', '');
  answer(0);
  expect(await run([], root)).toBe(0);
  expect(print.mock.calls.flat().join('\n')).toContain('$ livery behaviours --check');
  answer(1);
  expect(await run([], root)).toBe(1);
});
