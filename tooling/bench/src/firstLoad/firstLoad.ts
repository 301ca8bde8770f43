import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readClientBuild } from '@livery/tool/assemble';
import { compileApp } from '@livery/tool/compile';
import { type Benchmark, ratioAtMost } from '../bench.ts';
import { baselineDir, mobileDir, viteBuild } from '../compile.ts';
import { type Groups, groupsOf } from './groups.ts';

interface Chunk {
  name: string;
  /** Bytes after brotli at its best, as the front serves it. */
  bytes: number;
}

/** What home's first load weighs. */
interface FirstLoad {
  /** Entry, and everything it imports at once. */
  files: Chunk[];
  /** What the same libraries cost with one empty route. */
  baseline: Chunk[];
}

/** How many parts of the first load the notes name. */
const named = 24;

/** Weighs the app as it was compiled last, or compiles it, and the empty app. */
export async function weighFirstLoad(scratch: string): Promise<FirstLoad> {
  const [{ clientDir }, baseline] = await Promise.all([compileApp(), weighBaseline(scratch)]);
  return { files: firstFiles(clientDir).map((file) => chunkOf(clientDir, file)), baseline };
}

/** Compiles the app with source maps beside it, which tell what it is made of. Slower by a whole compile. */
export async function groupFirstLoad(scratch: string): Promise<Groups> {
  const dir = join(scratch, 'client');
  await viteBuild(mobileDir, dir, ['--sourcemap', 'hidden']);
  return groupsOf(dir, firstFiles(dir));
}

async function weighBaseline(scratch: string): Promise<Chunk[]> {
  const dir = join(scratch, 'baseline');
  await viteBuild(baselineDir, dir);
  return readdirSync(join(dir, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => chunkOf(dir, `assets/${name}`));
}

function firstFiles(dir: string): string[] {
  const client = readClientBuild(dir);
  return [client.entry, ...client.preloads];
}

/**
 * JavaScript that home needs before it is usable, over what the same libraries cost with one empty route. Entry and
 * everything it imports count, file by file, as they are served; an end-to-end test checks that home fetches no other.
 */
export const firstLoad: Benchmark = {
  purpose: 'compiling the app and the empty app',
  measure: async (scratch) => {
    const { files, baseline } = await weighFirstLoad(scratch);
    const groups = await groupFirstLoad(scratch);
    return [
      {
        what: 'first-load JavaScript of home / baseline',
        ours: kilobytes(total(files)),
        reference: kilobytes(total(baseline)),
        ...ratioAtMost(total(files) / total(baseline), 1.15),
        notes: [
          ...files
            .toSorted((a, b) => b.bytes - a.bytes)
            .map(({ name, bytes }) => `${kilobytes(bytes).padStart(9)}  ${name}`),
          `${kilobytes(total(baseline)).padStart(9)}  baseline: ${baseline.map(({ name }) => name).join(', ')}`,
          'before compression, the heaviest parts:',
          ...Object.entries(groups)
            .toSorted(([, a], [, b]) => b - a)
            .slice(0, named)
            .map(([group, characters]) => `${kilobytes(characters).padStart(9)}  ${group}`),
        ],
      },
    ];
  },
};

function chunkOf(dir: string, file: string): Chunk {
  // The hash changes with every edit; without it two tables can be compared.
  return {
    name: file.replace('assets/', '').replace(/-[\w-]{8}\.js$/, '.js'),
    bytes: brotliCompressSync(readFileSync(join(dir, file))).length,
  };
}

export const total = (chunks: readonly Chunk[]) => chunks.reduce((sum, { bytes }) => sum + bytes, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
