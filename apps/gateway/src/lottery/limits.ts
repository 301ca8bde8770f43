import type { Merchant } from '@livery/merchant';
import { exponentOf, toMinorUnits } from '../wallet/minorUnits.ts';

/** Most bets of one order. */
export const maxBets = 50;
/** Highest multiple of one bet. */
export const maxMultiple = 99;

/**
 * Smallest unit stake and largest stake of a bet including its multiple, in minor units. The same whole units in every
 * currency, as it is play money.
 */
export function limitsOf(merchant: Merchant): { minStake: bigint; maxStake: bigint } {
  const exponent = exponentOf(merchant);
  return { minStake: toMinorUnits(1, exponent), maxStake: toMinorUnits(5_000, exponent) };
}
