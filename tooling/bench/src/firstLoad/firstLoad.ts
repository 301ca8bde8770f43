import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openClient } from '@livery/tool/assemble';
import { type Benchmark, ratioAtMost } from '../bench.ts';
import { floorDir, mobileDir, viteBuild } from '../compile.ts';

interface Chunk {
  name: string;
  /** Bytes after brotli at its best, as the front serves it. */
  bytes: number;
}

/**
 * JavaScript that home needs before it is usable, over what the same libraries cost with one empty route. Entry, home's
 * chunks and everything these import count, file by file, as they are served.
 */
export const firstLoad: Benchmark = {
  purpose: 'compiling the app and the empty app',
  measure: async (scratch) => {
    const [clientDir, emptyDir] = [join(scratch, 'client'), join(scratch, 'floor')];
    await Promise.all([viteBuild(mobileDir, clientDir), viteBuild(floorDir, emptyDir)]);
    const client = openClient(clientDir);
    const home = [client.entry, ...client.preloads].map((file) => chunkOf(clientDir, file));
    const floor = readdirSync(join(emptyDir, 'assets')).filter((name) => name.endsWith('.js')).map((name) => chunkOf(emptyDir, `assets/${name}`));
    return [{
      what: 'first-load JavaScript of home / floor',
      ours: kilobytes(total(home)),
      reference: kilobytes(total(floor)),
      ...ratioAtMost(total(home) / total(floor), 1.15),
      notes: [
        ...home.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${kilobytes(bytes).padStart(9)}  ${name}`),
        `${kilobytes(total(floor)).padStart(9)}  floor: ${floor.map(({ name }) => name).join(', ')}`,
      ],
    }];
  },
};

function chunkOf(dir: string, file: string): Chunk {
  // The hash changes with every edit; without it two tables can be compared.
  return { name: file.replace('assets/', '').replace(/-[\w-]{8}\.js$/, '.js'), bytes: brotliCompressSync(readFileSync(join(dir, file))).length };
}

const total = (chunks: readonly Chunk[]) => chunks.reduce((sum, { bytes }) => sum + bytes, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
