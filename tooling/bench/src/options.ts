import { parseArgs } from 'node:util';
import { didYouMean } from '@livery/merchant';
import type { BenchmarkOptions } from './bench.ts';

/** Reads names and options. Throws an error about the first invalid word. */
export function readArguments(args: readonly string[]): { names: string[]; options: BenchmarkOptions } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      merchants: { type: 'string' },
      rounds: { type: 'string' },
      previous: { type: 'string' },
      traces: { type: 'string' },
      strips: { type: 'string' },
    },
  });
  const { merchants, previous, traces, strips } = values;
  const rounds = numberOf('rounds', values.rounds);
  return { names: positionals, options: { merchants: merchants?.split(','), rounds, previous, traces, strips } };
}

function numberOf(option: string, written: string | undefined): number | undefined {
  if (written !== undefined && !/^[1-9]\d*$/.test(written))
    throw new Error(`--${option} must be a whole number from 1, not "${written}".`);
  return written === undefined ? undefined : Number(written);
}

/**
 * The merchants to measure.
 * @param wanted codes; all merchants if it is undefined
 * @throws an error about the first unknown code
 */
export function chosenMerchants<Merchant extends { code: string }>(
  all: readonly Merchant[],
  wanted: readonly string[] | undefined,
): Merchant[] {
  const codes = all.map(({ code }) => code);
  const unknown = wanted?.find((code) => !codes.includes(code));
  if (unknown === undefined) return all.filter(({ code }) => wanted?.includes(code) ?? true);
  const guess = didYouMean(unknown, codes);
  throw new Error(
    `The merchant "${unknown}" does not exist.${guess === undefined ? '' : ` Did you mean "${guess}"?`} Merchants: ${codes.join(', ')}.`,
  );
}
