import { spawnSync } from 'node:child_process';

/** git's empty tree: compared with it, everything is new. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The output of git. Undefined if it fails. */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit to compare with: `asked`, else the last commit that this branch shares with main's upstream, else the last
 * that it shares with main, else the last commit. On an unchanged main that is the last commit, so that nothing has
 * changed.
 * @throws If `asked` is not a commit, or `root` is not a git repository.
 */
export function baseOf(root: string, asked: string | undefined): string {
  if (git(root, 'rev-parse', '--is-inside-work-tree') !== 'true')
    throw new Error(`${root} is not a git repository, so the changed files are unknown.`);
  if (asked !== undefined) {
    const found =
      git(root, 'merge-base', asked, 'HEAD') ?? git(root, 'rev-parse', '--verify', '--quiet', `${asked}^{commit}`);
    if (found === undefined) throw new Error(`The commit "${asked}" does not exist.`);
    return found;
  }
  return (
    git(root, 'merge-base', 'main@{upstream}', 'HEAD') ??
    git(root, 'merge-base', 'main', 'HEAD') ??
    git(root, 'rev-parse', '--verify', '--quiet', 'HEAD') ??
    emptyTree
  );
}

/**
 * Files that differ from the base, committed or not, including untracked and deleted files; sorted, relative to the
 * root.
 */
export function changedFiles(root: string, base: string): string[] {
  const tracked = git(root, 'diff', '--name-only', '--no-renames', '--relative', base) ?? '';
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard') ?? '';
  return lines(`${tracked}\n${untracked}`).toSorted();
}

/** Every file of the working tree that git does not ignore; relative to the root. */
export function allFiles(root: string): string[] {
  return lines(git(root, 'ls-files', '--cached', '--others', '--exclude-standard') ?? '');
}

const lines = (text: string) => [...new Set(text.split('\n').filter(Boolean))];
