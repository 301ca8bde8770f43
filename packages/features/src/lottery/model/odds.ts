import type { SlipBet } from '@livery/device/storage';
import { toMinor } from '@livery/foundation/money';
import type { Play } from './picking.ts';

type Odds = Play['odds'];

/** The number of decimals used to calculate with payouts. */
const places = 4;
const inUnits = (pays: string) => toMinor(pays, places);

/**
 * Returns the payouts of a pick. If the play has separate payouts for the pick, for example for big or a sum, only
 * these are returned. Otherwise all payouts of the play.
 */
export function oddsOf(play: Play, picks: readonly string[] = []): Odds {
  const own = play.odds.filter(({ outcome }) => picks[0] === outcome || `${play.code}_${picks[0]}` === outcome);
  return own.length > 0 ? own : play.odds;
}

/** Returns the lowest and the highest payout for a stake of 1.00. */
export function rangeOf(odds: Odds): { least: string; most: string } {
  const sorted = odds.map(({ pays }) => pays).toSorted((a, b) => (inUnits(a) < inUnits(b) ? -1 : 1));
  return { least: sorted[0] ?? '0', most: sorted.at(-1) ?? '0' };
}

/** Whether every hit is paid, so that a bet can return more than its highest payout. */
export const paysEachHit = (play: Play): boolean => play.odds.some(({ outcome }) => outcome === 'EACH_HIT');

export const stakeOf = ({ stake, multiple }: Pick<SlipBet, 'stake' | 'multiple'>, decimals: number): bigint =>
  toMinor(stake, decimals) * BigInt(multiple);

/**
 * Returns the highest payout of a bet, stake included, in minor units. If each hit is paid, it is the payout of one
 * hit. Fractions of a minor unit are cut off, as in the gateway.
 */
export const highestWinOf = (play: Play, bet: SlipBet, decimals: number): bigint =>
  (stakeOf(bet, decimals) * inUnits(rangeOf(oddsOf(play, bet.picks)).most)) / 10n ** BigInt(places);

/** Plays in which only one pick can win. Plays whose outcomes or order already imply this are not listed. */
const oneWins = /^(ANY_5|BALL_\d|DIGIT_\d|TAIL_\d|TENS|UNITS|WINNER|QUINELLA|GROUP_\d|PAIR|TRIPLE)$/;
const canOnlyOneWin = (play: Play): boolean =>
  play.picks.isOrdered ||
  oneWins.test(play.code) ||
  play.odds.some(({ outcome }) =>
    play.picks.from?.some((pick) => pick === outcome || `${play.code}_${pick}` === outcome),
  );

/**
 * Returns the highest payout of all bets together. If picks cannot win together, for example big and small, only the
 * best of them is included.
 */
export function highestWinOfAll(plays: readonly Play[], bets: readonly SlipBet[], decimals: number): bigint {
  return plays.reduce((sum, play) => {
    const byPicks = new Map<string, bigint>();
    for (const bet of bets.filter((one) => one.play === play.code)) {
      const key = bet.picks.join(' ');
      byPicks.set(key, (byPicks.get(key) ?? 0n) + highestWinOf(play, bet, decimals));
    }
    const wins = [...byPicks.values()];
    return sum + wins.reduce((most, win) => (!canOnlyOneWin(play) ? most + win : win > most ? win : most), 0n);
  }, 0n);
}
