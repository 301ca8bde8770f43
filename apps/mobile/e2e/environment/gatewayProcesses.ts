import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledGateway } from '@livery/gateway/compiled';
import { combinations, randomVariants } from '../registration/variants.ts';
import { gatewayLog, variantsDir } from './setups.ts';

/** Folder for pictures that gateways made. They are cached between runs, under hashes of their content. */
const picturesDir = fileURLToPath(new URL('../../../../.data/pictures', import.meta.url));
const main = await compiledGateway();
const flags = {
  '--port': '0',
  '--merchants': variantsDir,
  // For a variant, the tests need only members who register. So the gateway creates no other data for it.
  '--members-alone': [...combinations, ...randomVariants].map(({ code }) => code).join(','),
  '--trusted-proxies': '127.0.0.1,::1',
  '--limit-scale': '1000',
};
const children: ChildProcess[] = [];

mkdirSync(dirname(gatewayLog), { recursive: true });
writeFileSync(gatewayLog, '');

/**
 * Starts a gateway process. Resolves with its address when the gateway replies. Throws if the process ends before that.
 */
export async function startGateway(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [main, ...Object.entries(flags).flat()], {
    env: { ...process.env, LIVERY_PICTURES: picturesDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  for (const output of [child.stdout!, child.stderr!])
    output.on('data', (words: Buffer) => appendFileSync(gatewayLog, words));
  child.stderr!.pipe(process.stderr);
  const [ready] = await Promise.race([
    once(child, 'message') as Promise<[{ url: string }]>,
    once(child, 'exit').then(([code]) => {
      throw new Error(`The gateway ended with ${code} before it was ready.`);
    }),
  ]);
  return ready.url;
}

/** Stops all gateways that `startGateway` started. */
export const stopGateways = () => Promise.all(children.map(end));

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
