import type { Merchant } from '@livery/merchant';
import { CallFailure, requestInvalid } from '../http/callFailure.ts';
import { exponentOf, parseDecimal, toDecimal } from '../wallet/minorUnits.ts';
import { limitsOf } from './limits.ts';
import type { LotteryGame } from './lottery.ts';
import { readPicks } from './plays/play.ts';
import { playsOf } from './plays/playsOf.ts';

/** A bet as a player sends it. */
interface GivenBet {
  play: string;
  picks: string[];
  stake: string;
  multiple: number;
}

/** A validated bet. */
export interface Bet {
  play: string;
  picks: string[];
  /** Minor units, before `multiple`. */
  unitStake: bigint;
  multiple: number;
}

/** The total cost of bets, in minor units. */
export const stakeOfBets = (bets: readonly Bet[]): bigint =>
  bets.reduce((sum, { unitStake, multiple }) => sum + unitStake * BigInt(multiple), 0n);

/**
 * Validates bets by the lottery's plays and limits.
 * @throws REQUEST_INVALID with the path of the first invalid field, or STAKE_OUT_OF_RANGE.
 */
export function readBets(merchant: Merchant, lottery: LotteryGame, bets: readonly GivenBet[]): Bet[] {
  const plays = new Map(playsOf(lottery).map((play) => [play.code, play]));
  return bets.map((bet, index) => {
    const invalid = (field: string, message: string) =>
      requestInvalid({ path: `body.bets.${index}.${field}`, message });
    const play = plays.get(bet.play);
    if (play === undefined) throw invalid('play', 'is no play of this lottery');
    const picks = readPicks(play.picks, bet.picks);
    if ('problem' in picks) throw invalid('picks', picks.problem);
    const unitStake = parseDecimal(bet.stake, exponentOf(merchant));
    if (unitStake === undefined) throw invalid('stake', 'has more decimals than the currency');
    requireStakeInLimits(merchant, { unitStake, multiple: bet.multiple });
    return { play: play.code, picks: [...picks], unitStake, multiple: bet.multiple };
  });
}

function requireStakeInLimits(merchant: Merchant, { unitStake, multiple }: Pick<Bet, 'unitStake' | 'multiple'>): void {
  const { minStake, maxStake } = limitsOf(merchant);
  if (unitStake >= minStake && unitStake * BigInt(multiple) <= maxStake) return;
  const decimal = (amount: bigint) => toDecimal(amount, exponentOf(merchant));
  throw new CallFailure(
    'STAKE_OUT_OF_RANGE',
    `A bet is at least ${decimal(minStake)} and, with its multiple, at most ${decimal(maxStake)}.`,
    {
      value: { minStake: decimal(minStake), maxStake: decimal(maxStake) },
    },
  );
}
