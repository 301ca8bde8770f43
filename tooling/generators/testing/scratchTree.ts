import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../..');

/**
 * Copies the working tree into a temporary folder, without files that git ignores. Its `node_modules` link to the
 * installed packages of the repository, and for our own packages to the copies. Returns the folder.
 */
export function copyTree(): string {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'livery-new-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(repository, file)));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(repository, file), join(root, file));
  }
  for (const folder of new Set(files.filter((file) => file.endsWith('package.json')).map(dirname)))
    linkPackages(root, folder);
  // The linter uses git to find the files that are not ignored.
  execFileSync('git', ['init', '-q'], { cwd: root });
  return root;
}

function linkPackages(root: string, folder: string): void {
  const installed = join(repository, folder, 'node_modules');
  if (!existsSync(installed)) return;
  mkdirSync(join(root, folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (['.cache', '.vite', '.vite-temp', '@livery'].includes(name)) continue;
    symlinkSync(join(installed, name), join(root, folder, 'node_modules', name));
  }
  const own = join(installed, '@livery');
  if (!existsSync(own)) return;
  mkdirSync(join(root, folder, 'node_modules/@livery'));
  for (const name of readdirSync(own))
    symlinkSync(
      join(root, relative(repository, realpathSync(join(own, name)))),
      join(root, folder, 'node_modules/@livery', name),
    );
}
