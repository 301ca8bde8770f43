import type { Merchant } from '@livery/merchant';
import { exponentOf, toMinorUnits } from '../wallet/minorUnits.ts';

/** Maximum number of bets in one order. */
export const maxBets = 50;
/** Maximum multiple of one bet. */
export const maxMultiple = 99;

/**
 * Minimum unit stake, and maximum stake of a bet including its multiple, in minor units. Every currency has the same
 * limits in whole units, because the money is play money.
 */
export function limitsOf(merchant: Merchant): { minStake: bigint; maxStake: bigint } {
  const exponent = exponentOf(merchant);
  return { minStake: toMinorUnits(1, exponent), maxStake: toMinorUnits(5_000, exponent) };
}
