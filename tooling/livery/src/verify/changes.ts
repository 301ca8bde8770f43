import { spawnSync } from 'node:child_process';

/** git's tree with nothing in it: compared with it, everything is new. */
const nothing = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** What git says, or undefined when it refuses. */
function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit to compare with. Throws when `asked` names none. */
export function baseOf(root: string, asked: string | undefined): string {
  if (git(root, 'rev-parse', '--is-inside-work-tree') !== 'true')
    throw new Error(`${root} is no git repository, so nothing says what changed.`);
  if (asked !== undefined) {
    const found =
      git(root, 'merge-base', asked, 'HEAD') ?? git(root, 'rev-parse', '--verify', '--quiet', `${asked}^{commit}`);
    if (found === undefined) throw new Error(`There is no commit "${asked}".`);
    return found;
  }
  const head = git(root, 'rev-parse', '--verify', '--quiet', 'HEAD');
  const upstream = git(root, 'merge-base', 'main@{upstream}', 'HEAD');
  if (upstream !== undefined && upstream !== head) return upstream;
  return git(root, 'rev-parse', '--verify', '--quiet', 'HEAD~1') ?? nothing;
}

/** Files that differ from the base, committed or not, untracked and deleted ones too; sorted, relative to the root. */
export function changedFiles(root: string, base: string): string[] {
  const tracked = git(root, 'diff', '--name-only', '--no-renames', '--relative', base) ?? '';
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard') ?? '';
  return [...new Set(`${tracked}\n${untracked}`.split('\n').filter(Boolean))].toSorted();
}
