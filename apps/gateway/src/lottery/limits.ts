import type { Merchant } from '@livery/merchant';
import { exponentOf, toMinorUnits } from '../wallet/minorUnits.ts';

/** Bets of one order. */
export const maxBets = 50;
/** How often one bet may count. */
export const maxMultiple = 99;

/** Least stake for one and largest for a bet, its multiple counted; in minor units. The same whole units in every currency: it is play money. */
export function limitsOf(merchant: Merchant): { minStake: bigint; maxStake: bigint } {
  const exponent = exponentOf(merchant);
  return { minStake: toMinorUnits(1, exponent), maxStake: toMinorUnits(5_000, exponent) };
}
