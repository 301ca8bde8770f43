import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayProcess } from '@livery/faults/gateways';
import { type Benchmark, type BenchmarkOptions, type Measurement, ratioAtMost } from '../bench.ts';
import { root, runNode } from '../compile.ts';
import type { Phases } from './buildSkins.ts';
import { deriveMerchants } from './deriveMerchants.ts';
import { gatewayOf } from './gatewayOf.ts';

/** Maximum time for building this number of skins, as a factor of the time for one skin. */
const targets = { 100: 1.15, 1000: 2 } as const;
const counts = [1, 100, 1000] as const;
type Count = (typeof counts)[number];
const usualRounds = 3;
/** Maximum milliseconds for refreshing a home. */
const longestRefresh = 1_000;

interface Build extends Phases {
  /** Wall time of the whole process, in milliseconds. */
  wall: number;
}

/**
 * Builds a hundred and a thousand skins, and compares the time with one skin. Homes are prerendered from a gateway's
 * replies. Each build compiles the app and starts with empty caches. Rounds alternate, and the fastest round of each
 * number is used, because other work on the machine only adds time.
 */
export const skins: Benchmark = {
  purpose: `building ${counts.join(', ')} skins with empty caches, one after the other`,
  measure,
};

async function measure(scratch: string, { rounds = usualRounds }: BenchmarkOptions): Promise<Measurement[]> {
  const merchantsDir = join(scratch, 'merchants');
  await deriveMerchants(join(root, 'merchants'), Math.max(...counts), merchantsDir);
  const gateway = await gatewayOf(merchantsDir, scratch);
  const builds: Record<Count, Build[]> = { 1: [], 100: [], 1000: [] };
  try {
    for (let round = 0; round < rounds; round++)
      for (const count of counts) builds[count].push(await build({ merchantsDir, count, scratch, gateway }));
  } finally {
    await gateway.stop();
  }
  const [one, hundred, thousand] = counts.map((count) => quickest(builds[count])) as [Build, Build, Build];
  const all = Object.values(builds).flat();
  const refresh = all.map((each) => each.refresh).toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
  return [
    comparison(hundred, one, { limit: targets[100], rounds: builds[100] }),
    comparison(thousand, one, { limit: targets[1000], rounds: builds[1000] }),
    {
      what: 'prerendering one home again',
      ours: `${refresh} ms`,
      reference: '',
      target: `< ${longestRefresh} ms`,
      meetsTarget: refresh < longestRefresh,
      notes: [],
    },
    {
      what: 'memory with 1000 skins / with 100',
      ours: `${thousand.memory} MB`,
      reference: `${hundred.memory} MB`,
      ...ratioAtMost(thousand.memory / hundred.memory, 1.25),
      notes: [],
    },
  ];
}

function comparison(many: Build, one: Build, { limit, rounds }: { limit: number; rounds: Build[] }): Measurement {
  const further = ((many.assemble - one.assemble) / (many.skins - 1)).toFixed(1);
  return {
    what: `build ${many.skins} skins / build 1`,
    ours: seconds(many.wall),
    reference: seconds(one.wall),
    ...ratioAtMost(many.wall / one.wall, limit),
    notes: [
      phasesOf(one),
      phasesOf(many),
      `each further skin: ${further} ms`,
      `all rounds: ${rounds.map(({ wall }) => seconds(wall)).join(', ')}`,
    ],
  };
}

const phasesOf = ({ skins: count, compile, assemble }: Build) =>
  `${count} skins: compile ${seconds(compile)}, assemble and prerender ${seconds(assemble)}`;

interface Builder {
  merchantsDir: string;
  count: Count;
  scratch: string;
  gateway: GatewayProcess;
}

async function build({ merchantsDir, count, scratch, gateway }: Builder): Promise<Build> {
  const work = join(scratch, 'work');
  const started = performance.now();
  const script = join(import.meta.dirname, 'buildSkins.ts');
  const said = await runNode([script, merchantsDir, String(count), work, gateway.url], root);
  const wall = performance.now() - started;
  await rm(work, { recursive: true, force: true });
  return { ...(JSON.parse(said.trim().split('\n').at(-1)!) as Phases), wall };
}

function quickest(builds: readonly Build[]): Build {
  return builds.toSorted((a, b) => a.wall - b.wall)[0]!;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
