import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { compiledGateway } from '../../testing/compiledGateway.ts';
import { startEmbeddedServer } from './embeddedServer.ts';
import { isAlive, waitForExit } from './runningProcess.ts';

// A test starts up to three processes, each with a database server.
vi.setConfig({ testTimeout: 60_000 });

const newFolder = () => {
  const made = mkdtempSync(join(tmpdir(), 'livery-recovery-'));
  // The system user of the database server needs access to this folder.
  chmodSync(made, 0o755);
  return made;
};
/** Folder with a seeded data folder, which tests copy. A copy takes much less time than seeding. */
let prepared: string;
let main: string;
let folder: string;
let dataDir: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  main = await compiledGateway();
  prepared = newFolder();
  dataDir = join(prepared, 'postgres');
  const { child } = await run();
  child.kill('SIGTERM');
  await ended(child);
});
afterAll(() => {
  vi.resetConfig();
  rmSync(prepared, { recursive: true, force: true });
});

beforeEach(() => {
  folder = newFolder();
  dataDir = join(folder, 'postgres');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  const server = serverPid();
  if (server !== undefined && isAlive(server)) {
    process.kill(server, 'SIGQUIT');
    await waitForExit(server, 5_000);
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Copies the seeded data with its owner to `dataDir`. */
const copyPrepared = () => execFileSync('cp', ['-a', join(prepared, 'postgres'), dataDir]);

/** Starts the gateway as a separate process. */
const forkGateway = (stdio: 'ignore' | ['ignore', 'pipe', 'pipe', 'ipc'], env: Record<string, string> = {}) => {
  const child = fork(main, ['--port', '0', '--data', dataDir], {
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'test', ...env },
    stdio,
    execArgv: [],
  });
  children.push(child);
  return child;
};

/** Starts the gateway as a separate process, as `npm start` does, and waits until it reports that it is ready. */
async function run(
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string; output: () => string }> {
  const child = forkGateway(['ignore', 'pipe', 'pipe', 'ipc'], env);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('exit', () => reject(new Error(output)));
  });
  return { child, url, output: () => output };
}

const serverPid = () => {
  const file = join(dataDir, 'postmaster.pid');
  // The server creates the file before it writes the content.
  return (existsSync(file) && Number(readFileSync(file, 'utf8').split('\n')[0])) || undefined;
};
const startedServer = () => vi.waitUntil(serverPid, { timeout: 30_000, interval: 5 });
/** Waits until the gateway writes the games of the catalogue: its transaction is open and not committed. */
async function seedingStarted(): Promise<void> {
  await startedServer();
  const isSeeding = async () => {
    const [, , , port] = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const password = readFileSync(join(dataDir, 'livery.password'), 'utf8').trim();
    const client = new Client({ connectionString: `postgresql://livery:${password}@127.0.0.1:${port}/postgres` });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rowCount } = await client.query(
        `select 1 from pg_stat_activity where application_name = 'livery-gateway-set-up' and query like 'insert into "games"%'`,
      );
      return rowCount === 1;
    } catch {
      // The server does not accept connections yet.
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  };
  await vi.waitUntil(isSeeding, { timeout: 30_000, interval: 10 });
}
const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  );
const health = async (url: string) => (await (await fetch(`${url}/sandbox/health`)).json()) as { ok: boolean };

test('after kill -9 of a gateway the next gateway stops the orphaned server and loses no data', async () => {
  copyPrepared();
  const first = await run();
  const orphan = serverPid()!;
  const captcha = (await (await fetch(`${first.url}/wps/captcha`, { headers: { Merchant: 'aurora' } })).json()) as {
    value: { captchaId: string };
  };
  first.child.kill('SIGKILL');
  await ended(first.child);
  expect(isAlive(orphan)).toBe(true);

  const second = await run();
  expect(second.output()).toContain('of an earlier run was still running');
  expect(isAlive(orphan)).toBe(false);
  const answer = await fetch(`${second.url}/sandbox/captchas/${captcha.value.captchaId}`);
  expect(await answer.json()).toEqual({ answer: expect.stringMatching(/^\d{4}$/) });
});

test('a gateway starts after kill -9 of both the gateway and its server', async () => {
  copyPrepared();
  const first = await run();
  const server = serverPid()!;
  process.kill(server, 'SIGKILL');
  first.child.kill('SIGKILL');
  await Promise.all([ended(first.child), waitForExit(server, 5_000)]);
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(true);
  expect((await health((await run()).url)).ok).toBe(true);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect'] as const)(
  '%s stops the gateway and its server',
  async (way) => {
    copyPrepared();
    const { child } = await run();
    const server = serverPid()!;
    if (way === 'disconnect') child.disconnect();
    else child.kill(way);
    expect(await ended(child)).toBe(0);
    expect(isAlive(server)).toBe(false);
    expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
  },
);

test('a gateway that is stopped during its start leaves no server running', async () => {
  copyPrepared();
  const child = forkGateway('ignore');
  const server = await startedServer();
  child.kill('SIGTERM');
  await ended(child);
  expect(await waitForExit(server, 10_000)).toBe(true);
  expect((await health((await run()).url)).ok).toBe(true);
});

test('a second gateway on the same data is refused with the process id of the first', async () => {
  copyPrepared();
  const first = await run();
  await expect(run()).rejects.toThrow(`Another gateway (process ${first.child.pid}) already uses the data`);
  expect((await health(first.url)).ok).toBe(true);
});

test('an unfinished data folder of a killed start is removed', async () => {
  copyPrepared();
  mkdirSync(`${dataDir}.half-12345`);
  writeFileSync(`${dataDir}.half-12345/PG_VERSION`, '18');
  const server = await startEmbeddedServer({ dataDir });
  expect(existsSync(`${dataDir}.half-12345`)).toBe(false);
  await server.stop();
});

test('a lock file with the pid of a living process that is not its owner is ignored', async () => {
  copyPrepared();
  writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  writeFileSync(`${dataDir}.owner`, JSON.stringify({ pid: process.pid, started: 'at another time' }));
  const server = await startEmbeddedServer({ dataDir });
  const client = new Client({ connectionString: server.urlOf('postgres') });
  await client.connect();
  expect((await client.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
  await client.end();
  await server.stop();
});

test('a killed seed leaves no data, and the next start seeds completely', async () => {
  const child = forkGateway('ignore');
  await seedingStarted();
  child.kill('SIGKILL');
  await ended(child);
  const { url } = await run();
  const reply = await fetch(
    `${url}/wps/relay/GCSGAME_gameList?merchant=aurora&clientType=2&platform=html5&language=EN&pageSize=100`,
    { headers: { Merchant: 'aurora' } },
  );
  expect(((await reply.json()) as { value: { totalPages: number } }).value.totalPages).toBeGreaterThanOrEqual(50);
});

test('a folder with other files is not changed', async () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'letters.txt'), 'dear');
  await expect(startEmbeddedServer({ dataDir })).rejects.toThrow('contains files but no database');
  expect(readFileSync(join(dataDir, 'letters.txt'), 'utf8')).toBe('dear');
});

test.runIf(process.getuid?.() === 0)(
  'as root, data for a folder closed to other users is stored in an accessible folder',
  async () => {
    chmodSync(folder, 0o700);
    const said: string[] = [];
    const server = await startEmbeddedServer({ dataDir, log: (line) => said.push(line) });
    try {
      expect(said.join()).toContain("can't reach");
      expect(existsSync(join(server.dataDir, 'PG_VERSION'))).toBe(true);
    } finally {
      await server.stop();
      rmSync(join(server.dataDir, '..'), { recursive: true, force: true });
    }
  },
);
