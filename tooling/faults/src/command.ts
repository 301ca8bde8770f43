import { didYouMean } from '@livery/merchant';
import type { FaultRun } from './fault.ts';
import { renderOutcome } from './table.ts';

const runs: Readonly<Record<string, () => Promise<FaultRun>>> = {
  malformed: async () => (await import('./malformed/malformed.ts')).malformed,
  kills: async () => (await import('./kills/kills.ts')).kills,
  contended: async () => (await import('./contended/contended.ts')).contended,
  attacks: async () => (await import('./attacks/attacks.ts')).attacks,
};

const usage = `pnpm test:faults [${Object.keys(runs).join(' | ')}]… [--seed <number>]`;

/** Runs the named runs, or all of them, and prints their findings. Exit code 1 when a finding does not hold. */
export async function run(args: string[]): Promise<number> {
  const at = args.indexOf('--seed');
  const seed = at < 0 ? Math.floor(Math.random() * 2 ** 31) : Number(args[at + 1]);
  const names = at < 0 ? args : args.toSpliced(at, 2);
  const unknown = names.find((name) => !Object.hasOwn(runs, name));
  if (unknown !== undefined || !Number.isSafeInteger(seed)) {
    const guess = unknown === undefined ? undefined : didYouMean(unknown, Object.keys(runs));
    console.error(
      unknown === undefined
        ? `--seed takes a whole number.\n${usage}`
        : `There is no run "${unknown}".${guess === undefined ? '' : ` Did you mean "${guess}"?`}\n${usage}`,
    );
    return 1;
  }
  console.log(`Seed ${seed}: the same again by --seed ${seed}.`);
  let isSound = true;
  for (const name of names.length > 0 ? names : Object.keys(runs)) {
    const { purpose, run: start } = await runs[name]!();
    console.log(`\n${name}: ${purpose} …`);
    const started = performance.now();
    const outcome = await start({ seed, report: (line) => console.log(`    ${line}`) });
    isSound &&= outcome.findings.every(({ holds }) => holds);
    console.log(`\n${renderOutcome(`${name}, ${((performance.now() - started) / 1000).toFixed(0)} s`, outcome)}`);
  }
  console.log(isSound ? '\nEverything holds.' : '\nNot everything holds.');
  return isSound ? 0 : 1;
}
