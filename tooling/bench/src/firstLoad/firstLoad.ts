import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readClientBuild } from '@livery/tool/assemble';
import { compileApp } from '@livery/tool/compile';
import { type Benchmark, ratioAtMost } from '../bench.ts';
import { baselineDir, mobileDir, viteBuild } from '../compile.ts';
import { frameRow, measureFrame } from './frame.ts';
import { type Groups, groupsOf } from './groups.ts';
import { type Chunk, chunkLines, chunkOf, kilobytes, total } from './weigh.ts';

/** The size of home's first load. */
interface FirstLoad {
  /** The entry and all files that it imports statically. */
  files: Chunk[];
  /** The cost of the same libraries with one empty route. */
  baseline: Chunk[];
}

/** How many parts of the first load the notes list. */
const named = 24;

/** Measures the size of the last build of the app, and of the empty app. Compiles the app if needed. */
export async function measureFirstLoad(scratch: string): Promise<FirstLoad> {
  const [{ clientDir }, baseline] = await Promise.all([compileApp(), weighBaseline(scratch)]);
  return { files: firstFiles(clientDir).map((file) => chunkOf(clientDir, file)), baseline };
}

/** Compiles the app with source maps and returns its parts. This costs another whole compile. */
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
 * The JavaScript that home needs before it is usable, relative to the same libraries with one empty route. It includes
 * the entry and all its static imports, file by file, as they are served. An end-to-end test checks that home fetches
 * no other code.
 */
export const firstLoad: Benchmark = {
  purpose: 'compiling the app and the empty app',
  measure: async (scratch) => {
    const { files, baseline } = await measureFirstLoad(scratch);
    const groups = await groupFirstLoad(scratch);
    return [
      {
        what: 'first-load JavaScript of home / baseline',
        ours: kilobytes(total(files)),
        reference: kilobytes(total(baseline)),
        ...ratioAtMost(total(files) / total(baseline), 1.15),
        notes: [
          ...chunkLines(files),
          `${kilobytes(total(baseline)).padStart(9)}  baseline: ${baseline.map(({ name }) => name).join(', ')}`,
          'before compression, the heaviest parts:',
          ...Object.entries(groups)
            .toSorted(([, a], [, b]) => b - a)
            .slice(0, named)
            .map(([group, characters]) => `${kilobytes(characters).padStart(9)}  ${group}`),
        ],
      },
      frameRow(await measureFrame()),
    ];
  },
};
