import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { SystemUser } from './systemUser.ts';

/** Folders outside the checkout that a system user can own, best first. */
export const reachableRoots = ['/var/lib/livery', tmpdir()];

/**
 * Returns `wanted`, or, if `user` has no access to it, a folder outside the checkout with a name derived from it. The
 * parent of the returned folder exists and is accessible to `user`.
 */
export function chooseDataDir(wanted: string, user: SystemUser | undefined): string {
  if (user === undefined) {
    mkdirSync(dirname(wanted), { recursive: true });
    return wanted;
  }
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  for (const folder of [wanted, ...reachableRoots.map((root) => join(root, name, basename(wanted)))]) {
    try {
      // An existing parent, for example the repository, keeps its owner: the server gets its own folder below it.
      const home = folder === wanted ? dirname(wanted) : dirname(folder);
      const isNew = !existsSync(home);
      mkdirSync(home, { recursive: true, mode: 0o755 });
      if (isNew) chownSync(home, user.uid, user.gid);
      if (canTraverse(home, user)) return folder;
    } catch {
      continue;
    }
  }
  throw new Error(
    `The database's user can reach neither ${wanted} nor ${reachableRoots.join(' nor ')}. Name another folder in LIVERY_DATA.`,
  );
}

/** Owner of a data folder from an earlier run, or undefined. */
export function ownerOf(folder: string): SystemUser | undefined {
  if (!existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

function canTraverse(folder: string, user: SystemUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { stdio: 'ignore', cwd: '/', ...user }).status === 0;
}
