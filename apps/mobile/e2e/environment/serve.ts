import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startTestDatabase } from '@livery/gateway';
import { startFront } from '@livery/tool/front';
import { skinsDir } from '@livery/tool/skins';

/*
 * The product as it is shipped, for the end-to-end tests: assembled skins, and real gateways in processes of their own.
 * One gateway runs on its embedded database; two share one server by DATABASE_URL.
 */
const { values } = parseArgs({ options: { port: { type: 'string' }, gateways: { type: 'string' } } });
const main = fileURLToPath(import.meta.resolve('@livery/gateway/main'));
const children: ChildProcess[] = [];
const cleanUp: (() => Promise<void> | void)[] = [];

const gateways = values.gateways === '2' ? await twoOnOneServer() : [await gateway({ LIVERY_DATA: freshFolder() })];
const front = await startFront({ port: Number(values.port), skinsDir, gateways });
console.log(`Serving on ${front.port} with ${gateways.length} gateway(s)`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void stop());
}

async function stop(): Promise<void> {
  await front.close();
  await Promise.all(children.map(end));
  for (const step of cleanUp) await step();
  process.exit(0);
}

async function twoOnOneServer(): Promise<string[]> {
  const database = await startTestDatabase();
  cleanUp.push(() => database.stop());
  const DATABASE_URL = await database.createDatabase();
  return Promise.all([gateway({ DATABASE_URL }), gateway({ DATABASE_URL })]);
}

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-e2e-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'postgres');
}

/** Starts a gateway process; resolves with its address once it answers. */
async function gateway(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [main, '--port', '0'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
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
