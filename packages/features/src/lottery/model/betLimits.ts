import type { BettableLotteries } from '@livery/api/lottery/lottery';
import type { SlipBet } from '@livery/device/storage';
import { toMinor } from '@livery/foundation/money';
import { stakeOf } from './odds.ts';

export type BetLimits = BettableLotteries['limits'];

/**
 * Problems of bets: there is no stake, the stake is too small, the stake times the multiple is too large, the multiple
 * is too large, or there are too many bets.
 */
export type BetProblem = 'noStake' | 'stakeLow' | 'stakeHigh' | 'multipleHigh' | 'tooMany';

/** Returns the problem of a stake and its multiple. */
export function stakeProblem(
  bet: Pick<SlipBet, 'stake' | 'multiple'>,
  { minStake, maxStake, maxMultiple }: BetLimits,
  decimals: number,
): BetProblem | undefined {
  if (bet.stake === '' || toMinor(bet.stake, decimals) === 0n) return 'noStake';
  if (toMinor(bet.stake, decimals) < toMinor(minStake, decimals)) return 'stakeLow';
  if (bet.multiple > maxMultiple) return 'multipleHigh';
  return stakeOf(bet, decimals) > toMinor(maxStake, decimals) ? 'stakeHigh' : undefined;
}

/** Returns the first problem of an order of these bets. */
export function orderProblem(bets: readonly SlipBet[], limits: BetLimits, decimals: number): BetProblem | undefined {
  if (bets.length > limits.maxBets) return 'tooMany';
  return bets.map((bet) => stakeProblem(bet, limits, decimals)).find((problem) => problem !== undefined);
}
