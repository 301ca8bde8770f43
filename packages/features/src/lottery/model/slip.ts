import type { SlipBet, StoredSlip } from '@livery/device/storage';
import { fromMinor, toMinor } from '@livery/foundation/money';
import { stakeOf } from './odds.ts';

/** Returns the sum of the stakes with their multiples, in minor units. */
export const totalOf = (bets: readonly SlipBet[], decimals: number): bigint =>
  bets.reduce((sum, bet) => sum + stakeOf(bet, decimals), 0n);

/** Returns the cost of a slip on all of its draws, in minor units. */
export const totalOfDraws = ({ bets, chase }: Pick<StoredSlip, 'bets' | 'chase'>, decimals: number): bigint =>
  totalOf(bets, decimals) * BigInt(chase?.draws ?? 1);

const isSameChoice = (one: Pick<SlipBet, 'play' | 'picks'>, other: Pick<SlipBet, 'play' | 'picks'>) =>
  one.play === other.play && one.picks.join(' ') === other.picks.join(' ');

/** Returns the sum of the stakes on an outcome that takes one tap, in minor units; 0 if there is no stake. */
export const stakedOn = (bets: readonly SlipBet[], choice: Pick<SlipBet, 'play' | 'picks'>, decimals: number): bigint =>
  totalOf(
    bets.filter((bet) => isSameChoice(bet, choice)),
    decimals,
  );

/**
 * Returns the bets with a new bet. If there is a bet on the same picks, the new stake is added to it. The multiple of
 * the added bet becomes part of the stake.
 */
export function withChip(bets: readonly SlipBet[], added: SlipBet, decimals: number): SlipBet[] {
  const chip = stakeOf(added, decimals);
  const at = bets.findIndex((bet) => isSameChoice(bet, added));
  const before = bets[at];
  const stake = before === undefined ? chip : stakeOf(before, decimals) + chip;
  const bet = { play: added.play, picks: added.picks, stake: fromMinor(stake, decimals), multiple: 1 };
  return before === undefined ? [...bets, bet] : bets.with(at, bet);
}

const steps = [1n, 5n, 10n, 50n, 100n, 500n];

/** Returns stakes that take one tap, as decimal texts: multiples of the lowest stake, up to the highest stake. */
export const chipsOf = ({ minStake, maxStake }: { minStake: string; maxStake: string }, decimals: number): string[] => {
  const [least, most] = [toMinor(minStake, decimals), toMinor(maxStake, decimals)];
  return steps
    .map((step) => least * step)
    .filter((chip) => chip <= most)
    .map((chip) => fromMinor(chip, decimals));
};
