import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { areas } from './areas.ts';
import { changedSince, filesOf, lastRelease } from './chooseFiles.ts';

const project = resolve(import.meta.dirname, '../../..');

/** A repository with these commits, each a list of changed files. */
function createRepository(...commits: readonly (readonly string[])[]) {
  const root = mkdtempSync(join(tmpdir(), 'livery-mutants-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: root });
  git('init', '-q');
  const change = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [index, files] of commits.entries()) {
    for (const file of files) change(file, String(index));
    git('add', '.');
    git('commit', '-qm', `commit ${index}`);
    git('tag', `c${index}`);
  }
  return { root, change };
}

test('every area has files, and none of them is a test, a story or a list of exports', () => {
  for (const name of Object.keys(areas)) {
    const files = filesOf(project, [name]);
    expect(files, name).not.toEqual([]);
    expect(files.filter((file) => /\.test\.|\.stories\.|\/index\.ts$/.test(file))).toEqual([]);
  }
});

test('files that changed since a commit are listed, the latest change first', () => {
  const { root, change } = createRepository(['a.ts', 'b.ts', 'c.ts'], ['a.ts'], ['b.ts', 'other.ts']);
  const files = ['a.ts', 'b.ts', 'c.ts'];
  expect(changedSince(root, files, 'c0')).toEqual(['b.ts', 'a.ts']);
  expect(changedSince(root, files, 'c2')).toEqual([]);
  change('c.ts', 'not committed');
  expect(changedSince(root, files, 'c2')).toEqual(['c.ts']);
});

test('the last release is the newest tag; without a tag there is none', () => {
  expect(lastRelease(createRepository(['a.ts'], ['a.ts']).root)).toBe('c1');
  expect(lastRelease(createRepository().root)).toBeUndefined();
});
