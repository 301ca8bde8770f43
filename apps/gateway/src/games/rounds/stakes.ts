import type { Merchant } from '@livery/merchant';
import { CallFailure } from '../../http/callFailure.ts';
import { exponentOf, parseDecimal, toDecimal, toMinorUnits } from '../../wallet/minorUnits.ts';

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];

/** Smallest and largest stake of a round, in minor units. `minBet` is in hundredths of the merchant's currency. */
function limitsOf(merchant: Merchant, minBet: number): { least: bigint; most: bigint } {
  const exponent = exponentOf(merchant);
  const least = (BigInt(minBet) * 10n ** BigInt(exponent) + 99n) / 100n;
  return { least: least === 0n ? 1n : least, most: toMinorUnits(steps.at(-1)!, exponent) };
}

/** The smallest stake of a round, as a decimal string. */
export const smallestStake = (merchant: Merchant, minBet: number): string =>
  toDecimal(limitsOf(merchant, minBet).least, exponentOf(merchant));

/** The stakes on a game's page, ascending, as decimal strings. */
export function offeredStakes(merchant: Merchant, minBet: number): string[] {
  const exponent = exponentOf(merchant);
  const { least } = limitsOf(merchant, minBet);
  const offered = steps.map((step) => toMinorUnits(step, exponent)).filter((stake) => stake > least);
  return [least, ...offered].map((stake) => toDecimal(stake, exponent));
}

/**
 * Parses a player's stake into minor units.
 * @throws STAKE_OUT_OF_RANGE, with the limits.
 */
export function readStake(merchant: Merchant, { stake, minBet }: { stake: string; minBet: number }): bigint {
  const { least, most } = limitsOf(merchant, minBet);
  const amount = parseDecimal(stake, exponentOf(merchant));
  if (amount === undefined || amount < least || amount > most) {
    const [minStake, maxStake] = [least, most].map((limit) => toDecimal(limit, exponentOf(merchant)));
    throw new CallFailure('STAKE_OUT_OF_RANGE', `A round takes ${minStake} to ${maxStake}.`, {
      value: { minStake, maxStake },
    });
  }
  return amount;
}
