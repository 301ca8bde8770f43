import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compileApp } from '@livery/tool/compile';
import { mobileDir, viteBuild } from '../compile.ts';
import { type Groups, groupsOf } from '../firstLoad/groups.ts';

/** A file of code or styles that the bundler made. */
export interface Chunk {
  /** Without the hash, which changes with every edit: `main.js`. */
  name: string;
  /** Size in bytes with brotli at its highest level, as the front server sends it. */
  bytes: number;
}

const chunkFiles = (dir: string) =>
  readdirSync(join(dir, 'assets'))
    .filter((name) => /\.(js|css)$/.test(name))
    .toSorted();

const nameOf = (file: string) => file.replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** Measures the size of every file of code and styles in the last build of the app. Compiles the app if needed. */
export async function measureChunks(): Promise<Chunk[]> {
  const { clientDir } = await compileApp();
  return chunkFiles(clientDir).map((file) => ({
    name: nameOf(file),
    bytes: brotliCompressSync(readFileSync(join(clientDir, 'assets', file))).length,
  }));
}

/** Compiles the app with source maps and returns the parts of each file of code. This costs another whole compile. */
export async function groupChunks(scratch: string): Promise<Record<string, Groups>> {
  const dir = join(scratch, 'client');
  await viteBuild(mobileDir, dir, ['--sourcemap', 'hidden']);
  const code = chunkFiles(dir).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(code.map((file) => [nameOf(file), groupsOf(dir, [`assets/${file}`])]));
}
