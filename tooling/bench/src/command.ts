import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { didYouMean } from '@livery/merchant';
import type { Benchmark, Measurement } from './bench.ts';
import { readArguments } from './options.ts';
import { renderTable } from './table.ts';

type Benchmarks = Readonly<Record<string, () => Promise<Benchmark>>>;

const ownBenchmarks: Benchmarks = {
  skins: async () => (await import('./skins/skins.ts')).skins,
  'first-load': async () => (await import('./firstLoad/firstLoad.ts')).firstLoad,
  ui: async () => (await import('./ui/ui.ts')).ui,
  phone: async () => (await import('./phone/phone.ts')).phone,
  categories: async () => (await import('./categories/categories.ts')).categories,
  lighthouse: async () => (await import('./lighthouse/lighthouse.ts')).lighthousePages,
  gateway: async () => (await import('./gateway/gateway.ts')).gateway,
};

/**
 * Runs the named benchmarks, or all of them, and prints one table. Returns 1 if a target is missed or a benchmark
 * fails.
 * @param args names, and options for benchmarks, for example `--merchants aurora,indus`
 */
export async function run(args: string[], benchmarks: Benchmarks = ownBenchmarks): Promise<number> {
  const all = Object.keys(benchmarks);
  const usage = `pnpm bench [${all.join(' | ')}]… [--merchants <code>,…] [--rounds <number>] [--previous <commit>] [--traces <folder>] [--strips <folder>]`;
  if (args.includes('--help')) {
    console.log(`${usage}\n\nWithout names, all of them run, which takes an hour.`);
    return 0;
  }
  let read: ReturnType<typeof readArguments>;
  try {
    read = readArguments(args);
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return 1;
  }
  const { names, options } = read;
  const unknown = names.find((name) => !Object.hasOwn(benchmarks, name));
  if (unknown !== undefined) {
    const guess = didYouMean(unknown, all);
    console.error(
      `The benchmark "${unknown}" does not exist.${guess === undefined ? '' : ` Did you mean "${guess}"?`} Benchmarks: ${all.join(', ')}.`,
    );
    return 1;
  }
  const measurements: Measurement[] = [];
  for (const name of names.length > 0 ? names : all) {
    const benchmark = await benchmarks[name]!();
    console.error(`${name}: ${benchmark.purpose} …`);
    const scratch = await mkdtemp(join(tmpdir(), `livery-bench-${name}-`));
    try {
      measurements.push(...(await benchmark.measure(scratch, options)));
    } catch (error) {
      console.error(`The benchmark "${name}" failed: ${(error as Error).message}`);
      return 1;
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  }
  console.log(renderTable(measurements));
  const missed = measurements.filter(({ meetsTarget }) => meetsTarget === false);
  if (missed.length > 0) console.error(`Missed targets: ${missed.map(({ what }) => what).join('; ')}.`);
  return missed.length === 0 ? 0 : 1;
}
