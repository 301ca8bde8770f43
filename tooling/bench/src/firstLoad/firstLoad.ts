import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openClient } from '@livery/tool/assemble';
import { type Benchmark, ratioAtMost } from '../bench.ts';
import { floorDir, mobileDir, viteBuild } from '../compile.ts';
import { type Groups, groupsOf } from './groups.ts';

interface Chunk {
  name: string;
  /** Bytes after brotli at its best, as the front serves it. */
  bytes: number;
}

/** What home's first load is made of. */
interface FirstLoad {
  /** Entry, and everything it imports at once. */
  files: Chunk[];
  groups: Groups;
  /** What the same libraries cost with one empty route. */
  floor: Chunk[];
}

/** How many parts of the first load the notes name. */
const named = 24;

/** Compiles the app as it ships, with source maps beside it, and the empty app. */
export async function buildFirstLoad(scratch: string): Promise<FirstLoad> {
  const [dir, emptyDir] = [join(scratch, 'client'), join(scratch, 'floor')];
  await Promise.all([viteBuild(mobileDir, dir, ['--sourcemap', 'hidden']), viteBuild(floorDir, emptyDir)]);
  const client = openClient(dir);
  const files = [client.entry, ...client.preloads];
  const floor = readdirSync(join(emptyDir, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => chunkOf(emptyDir, `assets/${name}`));
  return { files: files.map((file) => chunkOf(dir, file)), groups: groupsOf(dir, files), floor };
}

/**
 * JavaScript that home needs before it is usable, over what the same libraries cost with one empty route. Entry and
 * everything it imports count, file by file, as they are served; an end-to-end test holds that home fetches no other.
 */
export const firstLoad: Benchmark = {
  purpose: 'compiling the app and the empty app',
  measure: async (scratch) => {
    const { files, groups, floor } = await buildFirstLoad(scratch);
    return [
      {
        what: 'first-load JavaScript of home / floor',
        ours: kilobytes(total(files)),
        reference: kilobytes(total(floor)),
        ...ratioAtMost(total(files) / total(floor), 1.15),
        notes: [
          ...files
            .toSorted((a, b) => b.bytes - a.bytes)
            .map(({ name, bytes }) => `${kilobytes(bytes).padStart(9)}  ${name}`),
          `${kilobytes(total(floor)).padStart(9)}  floor: ${floor.map(({ name }) => name).join(', ')}`,
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
