import { parseArgs } from 'node:util';
import { didYouMean } from '@livery/merchant';
import { type FaultRun, UsageError } from './fault.ts';
import { renderOutcome } from './table.ts';

const runs: Readonly<Record<string, () => Promise<FaultRun>>> = {
  malformed: async () => (await import('./malformed/malformed.ts')).malformed,
  kills: async () => (await import('./kills/kills.ts')).kills,
  contended: async () => (await import('./contended/contended.ts')).contended,
  attacks: async () => (await import('./attacks/attacks.ts')).attacks,
};

const usage = `pnpm test:faults [${Object.keys(runs).join(' | ')}]… [--only <attack>,…] [--seed <number>]`;

/** Runs the named runs, or all of them, and prints their findings. Returns exit code 1 if a condition is not met. */
export async function run(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  try {
    return await runNamed(args);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const isUsage = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
    if (!isUsage) throw error;
    console.error(`${(error as Error).message}\n${usage}`);
    return 1;
  }
}

async function runNamed(args: string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: { type: 'string' }, only: { type: 'string', default: '' } },
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
  const only = values.only.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !Object.hasOwn(runs, name));
  if (unknown !== undefined) {
    const guess = didYouMean(unknown, Object.keys(runs));
    throw new UsageError(
      `The run "${unknown}" does not exist.${guess === undefined ? '' : ` Did you mean "${guess}"?`}`,
    );
  }
  if (!Number.isSafeInteger(seed)) throw new UsageError('--seed must be a whole number.');
  console.log(`Seed ${seed}. Repeat this run with --seed ${seed}.`);
  let isSound = true;
  for (const name of names.length > 0 ? names : Object.keys(runs)) {
    const { purpose, run: start } = await runs[name]!();
    console.log(`\n${name}: ${purpose} …`);
    const started = performance.now();
    const outcome = await start({ seed, only, report: (line) => console.log(`    ${line}`) });
    isSound &&= outcome.findings.every(({ holds }) => holds);
    console.log(`\n${renderOutcome(`${name}, ${((performance.now() - started) / 1000).toFixed(0)} s`, outcome)}`);
  }
  console.log(isSound ? '\nAll conditions were met.' : '\nSome conditions were not met.');
  return isSound ? 0 : 1;
}
