import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestDatabase } from '@livery/gateway';
import { compiledGateway } from '@livery/gateway/compiled';
import { loadPrerender } from '@livery/tool/assemble';
import { prerenderFile } from '@livery/tool/compile';
import { startFront } from '@livery/tool/front';
import { skinsDir } from '@livery/tool/skins';
import { setups } from './setups.ts';

/*
 * The product as it is shipped, for the end-to-end tests: assembled skins, and real gateways in processes of their own.
 * Where there is one gateway it runs on its embedded database; two share one server by DATABASE_URL. All start at once;
 * nothing is served before all are ready.
 */
const main = await compiledGateway();
/** Pictures that gateways made: kept from run to run, under hashes of their content. */
const picturesDir = fileURLToPath(new URL('../../../../.data/pictures', import.meta.url));
const children: ChildProcess[] = [];
const cleanUp: (() => Promise<void> | void)[] = [];

const started = await Promise.all(
  setups.map(async ({ port, gateways, merchants }) => ({
    port,
    skinsDir: copySkins(merchants),
    gateways:
      gateways === 2 ? await twoOnOneServer() : [await startGateway({ LIVERY_DATA: join(createFolder(), 'postgres') })],
  })),
);
const prerenderHome = await loadPrerender(prerenderFile);
const fronts = await Promise.all(
  started.map(({ port, gateways, skinsDir: ownSkins }) =>
    startFront({ port, skinsDir: ownSkins, gateways, prerenderHome }),
  ),
);
console.log(`Serving on ${fronts.map(({ port }) => port).join(' and ')}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  await Promise.all(fronts.map((front) => front.close()));
  await Promise.all(children.map(end));
  for (const step of cleanUp) await step();
  process.exit(0);
}

async function twoOnOneServer(): Promise<string[]> {
  const database = await startTestDatabase();
  cleanUp.push(() => database.stop());
  const DATABASE_URL = await database.createDatabase();
  return Promise.all([startGateway({ DATABASE_URL }), startGateway({ DATABASE_URL })]);
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-e2e-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The assembled skins of some merchants in a folder of their own: each front draws their homes by what its own gateways say. */
function copySkins(merchants: readonly string[]): string {
  const folder = createFolder();
  symlinkSync(join(skinsDir, '../shared'), join(folder, 'shared'));
  for (const code of merchants)
    cpSync(join(skinsDir, code), join(folder, 'skins', code), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'skins');
}

/** Starts a gateway process; resolves with its address once it answers. Throws when it ends before. */
async function startGateway(env: Record<string, string>): Promise<string> {
  const child = spawn(
    process.execPath,
    [main, '--port', '0', '--trusted-proxies', '127.0.0.1,::1', '--limit-scale', '1000'],
    {
      env: { ...process.env, LIVERY_PICTURES: picturesDir, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  children.push(child);
  const [ready] = await Promise.race([
    once(child, 'message') as Promise<[{ url: string }]>,
    once(child, 'exit').then(([code]) => {
      throw new Error(`The gateway ended with ${code} before it was ready.`);
    }),
  ]);
  return ready.url;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
