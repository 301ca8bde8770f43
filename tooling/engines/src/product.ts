import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { project } from '@livery/tool/project';

interface Product {
  /** Origin of a merchant's pages. */
  originOf: (merchant: string) => string;
  stop: () => Promise<void>;
}

const port = 4170;

/** Starts the product as `npm start` does, with its own database. */
export async function startProduct(): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'livery-engines-'));
  const child = spawn(process.execPath, [join(project.root, 'tooling/livery/bin/livery.mjs'), 'start'], {
    env: { ...process.env, PORT: String(port), LIVERY_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await isReady(child);
  return {
    originOf: (merchant) => `http://${merchant}.localhost:${port}`,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * Resolves when the product has printed that it is ready.
 * @throws if it ends before
 */
async function isReady(child: ChildProcess): Promise<void> {
  const lines = createInterface({ input: child.stdout! });
  for await (const line of lines)
    if (line.startsWith('Ready in')) {
      child.stdout!.resume();
      return;
    }
  throw new Error('The product stopped before it was ready.');
}
