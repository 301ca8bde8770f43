import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { SystemUser } from './systemUser.ts';

const passwordFile = 'livery.password';

interface DataFolder {
  dataDir: string;
  binaries: Binaries;
  user: SystemUser | undefined;
}

/**
 * Creates the data folder if it is missing, and returns its server's password. The folder is created under a temporary
 * name and renamed when it is complete, so a folder at `dataDir` is never incomplete.
 */
export async function prepareDataFolder({
  dataDir,
  binaries,
  user,
}: DataFolder): Promise<{ password: string; isNew: boolean }> {
  removeHalfMade(dataDir);
  const versionFile = join(dataDir, 'PG_VERSION');
  if (existsSync(dataDir) && !existsSync(versionFile)) {
    if (readdirSync(dataDir).length > 0) {
      throw new Error(`${dataDir} contains files but no database. Name another folder in LIVERY_DATA.`);
    }
    rmdirSync(dataDir);
  }
  const isNew = !existsSync(dataDir);
  if (isNew) await makeFolder({ dataDir, binaries, user });
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found !== binaries.major) {
    throw new Error(
      `The data in ${dataDir} was written by PostgreSQL ${found}, but this gateway includes ${binaries.major}. Name another folder in LIVERY_DATA, or delete this folder to create new data.`,
    );
  }
  return { password: readFileSync(join(dataDir, passwordFile), 'utf8').trim(), isNew };
}

async function makeFolder({ dataDir, binaries, user }: DataFolder): Promise<void> {
  const half = `${dataDir}.half-${process.pid}`;
  const password = randomBytes(24).toString('base64url');
  mkdirSync(half, { mode: 0o700 });
  if (user !== undefined) chownSync(half, user.uid, user.gid);
  const passwordIn = `${half}.password`;
  writeFileSync(passwordIn, `${password}\n`, { mode: 0o600 });
  if (user !== undefined) chownSync(passwordIn, user.uid, user.gid);
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${half}`,
        '--username=livery',
        `--pwfile=${passwordIn}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // With this locale, sort order and letter case are the same on every machine.
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      user,
    );
    writeFileSync(join(half, passwordFile), `${password}\n`, { mode: 0o600 });
    if (user !== undefined) chownSync(join(half, passwordFile), user.uid, user.gid);
    chmodSync(half, 0o700);
    renameSync(half, dataDir);
  } finally {
    rmSync(passwordIn, { force: true });
  }
}

function removeHalfMade(dataDir: string): void {
  const prefix = `${basename(dataDir)}.half-`;
  for (const name of readdirSync(dirname(dataDir))) {
    if (name.startsWith(prefix)) rmSync(join(dirname(dataDir), name), { recursive: true, force: true });
  }
}

function run(program: string, args: string[], user: SystemUser | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const child = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb ended with ${code}: ${said.trim().slice(-1_000)}`)),
    );
  });
}
