import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Benchmark, ratioAtMost } from '../bench.ts';
import { root, runNode } from '../compile.ts';
import type { Phases } from './buildSkins.ts';
import { deriveMerchants } from './deriveMerchants.ts';

const many = 100;
const rounds = 3;

interface Build extends Phases {
  /** Wall time of the whole process, in milliseconds. */
  wall: number;
}

/**
 * Building a hundred skins over building one. Both compile the app and start with empty caches; rounds alternate and
 * the quickest of each counts, because whatever else the machine does only ever adds.
 */
export const skins: Benchmark = {
  purpose: `building ${many} skins and building 1, ${rounds} times each, from nothing`,
  measure: async (scratch) => {
    const folders = { one: join(scratch, 'merchants-1'), many: join(scratch, `merchants-${many}`) };
    await deriveMerchants(join(root, 'merchants'), 1, folders.one);
    await deriveMerchants(join(root, 'merchants'), many, folders.many);
    const builds: { one: Build[]; many: Build[] } = { one: [], many: [] };
    for (let round = 0; round < rounds; round++) {
      builds.one.push(await build(folders.one, scratch));
      builds.many.push(await build(folders.many, scratch));
    }
    const [one, hundred] = [quickest(builds.one), quickest(builds.many)];
    return [
      {
        what: `build ${many} skins / build 1`,
        ours: seconds(hundred.wall),
        reference: seconds(one.wall),
        ...ratioAtMost(hundred.wall / one.wall, 1.15),
        notes: [
          `1 skin: compile ${seconds(one.compile)}, assemble ${seconds(one.assemble)}`,
          `${many} skins: compile ${seconds(hundred.compile)}, assemble ${seconds(hundred.assemble)}, so ${((hundred.assemble - one.assemble) / (many - 1)).toFixed(1)} ms for each further skin`,
          `most memory held: ${one.memory} MB with 1 skin, ${hundred.memory} MB with ${many}`,
          `all rounds: ${builds.many.map(({ wall }, round) => `${seconds(wall)} / ${seconds(builds.one[round]!.wall)}`).join(', ')}`,
        ],
      },
    ];
  },
};

async function build(merchantsDir: string, scratch: string): Promise<Build> {
  const work = join(scratch, 'work');
  const started = performance.now();
  const said = await runNode([join(import.meta.dirname, 'buildSkins.ts'), merchantsDir, work], root);
  const wall = performance.now() - started;
  await rm(work, { recursive: true, force: true });
  return { ...(JSON.parse(said.trim().split('\n').at(-1)!) as Phases), wall };
}

function quickest(builds: readonly Build[]): Build {
  return builds.toSorted((a, b) => a.wall - b.wall)[0]!;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
