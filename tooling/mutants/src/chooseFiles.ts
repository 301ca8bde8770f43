import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { areas, leftOut } from './areas.ts';

/** The files of these areas, as paths from the root. */
export const filesOf = (root: string, names: readonly string[]): string[] =>
  names
    .flatMap((name) => areas[name]!.flatMap((pattern) => globSync(pattern, { cwd: root })))
    .filter((file) => leftOut.every((pattern) => !matchesGlob(file, pattern)))
    .toSorted();

/**
 * The files of a list that changed since a commit, the latest change first. Changes without a commit are the latest.
 *
 * @throws if the commit does not exist
 */
export function changedSince(root: string, files: readonly string[], commit: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const changed = [...git('diff', '--name-only', 'HEAD'), ...git('log', '--format=', '--name-only', `${commit}..HEAD`)];
  return [...new Set(changed)].filter((file) => files.includes(file));
}

/** The last release: the newest tag before the current commit. Undefined if the project has no tag. */
export function lastRelease(root: string): string | undefined {
  try {
    return execFileSync('git', ['describe', '--tags', '--abbrev=0'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
