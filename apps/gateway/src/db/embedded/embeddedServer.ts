import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { lockDataFolder } from './lockDataFolder.ts';
import { stopOrphanServer, stopServer } from './stopServer.ts';
import { ownerOf, chooseDataDir } from './chooseDataDir.ts';
import { systemUser } from './systemUser.ts';

export interface EmbeddedServer {
  /** Connection string of a database on this server. */
  urlOf(database: string): string;
  dataDir: string;
  isNew: boolean;
  stop(): Promise<void>;
}

interface StartOptions {
  dataDir: string;
  log?: (line: string) => void;
  /** Further settings of the server, for example `fsync=off` for a temporary server. */
  settings?: readonly string[];
}

const standardSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  // Rows and statements are not logged, because they contain texts of players.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
];

/**
 * Starts the embedded PostgreSQL on `dataDir`, on a free loopback port. It first stops or removes the leftovers of an
 * earlier, killed run. The data is durable unless `settings` changes this.
 */
export async function startEmbeddedServer({
  dataDir: wanted,
  log = () => {},
  settings = [],
}: StartOptions): Promise<EmbeddedServer> {
  const runner = systemUser();
  const dataDir = chooseDataDir(resolve(wanted), runner);
  if (dataDir !== resolve(wanted)) log(`The database's user can't reach ${wanted}: its data is in ${dataDir}.`);
  // The server must own its files. As root it runs as the user of an earlier run.
  const owner = runner === undefined ? undefined : ownerOf(dataDir);
  const user = owner !== undefined && owner.uid !== 0 ? owner : runner;
  const binaries = findBinaries(user);
  const unlock = await lockDataFolder(dataDir);
  try {
    const { password, isNew } = await prepareDataFolder({ dataDir, binaries, user });
    const cleared = await stopOrphanServer(dataDir, binaries);
    if (cleared === 'stopped')
      log('A database server of an earlier run was still running. It was stopped and is started again.');
    const { child, port } = await startOnFreePort(
      dataDir,
      (freePort) => {
        const output = openSync(`${dataDir}.log`, 'w');
        const started = spawn(
          binaries.postgres,
          ['-D', dataDir, '-p', String(freePort), ...[...standardSettings, ...settings].flatMap((one) => ['-c', one])],
          // Starts in its own process group, so that Ctrl-C in a terminal reaches only the gateway. The gateway
          // finishes its work before it stops the server.
          { ...user, cwd: '/', detached: true, stdio: ['ignore', output, output] },
        );
        closeSync(output);
        // Ends the server when this process ends.
        const endAtExit = () => {
          started.kill('SIGINT');
        };
        process.once('exit', endAtExit);
        started.once('exit', () => process.off('exit', endAtExit));
        return started;
      },
      password,
    );
    let ended: Promise<void> | undefined;
    return {
      urlOf: (database) => urlOf(port, password, database),
      dataDir,
      isNew,
      stop: () =>
        (ended ??= (async () => {
          if (child.exitCode === null && child.signalCode === null)
            await stopServer(child.pid!, { dataDir, pgCtl: binaries.pgCtl });
          unlock();
        })()),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

const urlOf = (port: number, password: string, database: string) =>
  `postgresql://livery:${password}@127.0.0.1:${port}/${database}`;

/**
 * Starts the server on a free port. Another process may take the port before the server listens on it. Then the
 * function tries the next port.
 */
async function startOnFreePort(
  dataDir: string,
  start: (port: number) => ChildProcess,
  password: string,
): Promise<{ child: ChildProcess; port: number }> {
  for (let tries = 1; ; tries++) {
    const port = await freePort();
    const child = start(port);
    // Without an event listener a failed start would end the process. `isReady` detects the failure, because the pid is
    // missing.
    child.on('error', () => {});
    if (await isReady(child, urlOf(port, password, 'postgres'))) return { child, port };
    if (tries === 4)
      throw new Error(
        `The embedded PostgreSQL does not start. Its log, ${dataDir}.log, ends with:\n${readFileSync(`${dataDir}.log`, 'utf8').trim().split('\n').slice(-6).join('\n')}`,
      );
    // Wait, because after a kill the last workers of the old server may still use its shared memory.
    await sleep(500 * tries);
  }
}

/**
 * Waits until the server accepts connections. This takes longer if the server recovers from a kill. False if the server
 * ended.
 */
async function isReady(child: ChildProcess, url: string): Promise<boolean> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(30)) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false;
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === '28P01')
        throw new Error(
          'The password next to the data is wrong for the embedded PostgreSQL. Perhaps the folder was copied only in part.',
          { cause: error },
        );
    } finally {
      await client.end().catch(() => {});
    }
  }
  child.kill('SIGQUIT');
  return false;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

/** The default data folder. Each name is a separate set of sandbox data. */
export const defaultDataDir = (root: string, world: string) => join(root, '.data', world);
