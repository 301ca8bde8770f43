import type { DrawResult } from '../../lottery/lottery.ts';
import type { Random } from '../../seed/seededRandom.ts';
import { choose } from '../ways.ts';

/** One possible result of a bet: an outcome, the number of its payouts, and its probability. */
type Way = readonly [outcome: string, times: number, chance: number];

/** A play as described in docs/lotteries.md, modelled independently of the gateway's code. */
export interface BetModel {
  /** Picks, all choices equally likely. */
  pick: (random: Random) => string[];
  /** The outcome of a result and the number of its payouts. An outcome without a payout has no odds. */
  end: (picks: readonly string[], result: DrawResult) => readonly [outcome: string, times: number];
  /** All results that may pay. */
  ways: (picks: readonly string[]) => readonly Way[];
}

export const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
export const texts = (from: number, to: number) => range(from, to).map(String);
export const someOf = (list: readonly string[], count: number) => (random: Random) =>
  random.shuffled(list).slice(0, count);
export const digitsOf = (count: number) => (random: Random) => range(1, count).map(() => String(random.below(10)));
export const total = (numbers: readonly string[]) => numbers.reduce((sum, number) => sum + Number(number), 0);
export const countOf = <T>(list: readonly T[], fits: (one: T) => boolean) => list.filter(fits).length;

/** Wins with a probability, otherwise loses. */
export const winOrLose = (
  pick: BetModel['pick'],
  chance: number,
  isWon: (picks: readonly string[], result: DrawResult) => boolean,
): BetModel => ({
  pick,
  end: (picks, result) => ['WIN', isWon(picks, result) ? 1 : 0],
  ways: () => [['WIN', 1, chance]],
});

/** A bet on one of several sides, each with its probability. */
export const onSide = (
  chances: Readonly<Record<string, number>>,
  sideOf: (result: DrawResult) => string,
): BetModel => ({
  pick: someOf(Object.keys(chances), 1),
  end: ([side], result) => [side!, sideOf(result) === side ? 1 : 0],
  ways: ([side]) => [[side!, 1, chances[side!]!]],
});

/** Pays for each of `trials` that hits, all with the same probability. */
export const eachHit = (
  pick: BetModel['pick'],
  trials: number,
  chance: number,
  hits: (pick: string, result: DrawResult) => number,
): BetModel => ({
  pick,
  end: ([one], result) => ['EACH_HIT', hits(one!, result)],
  ways: () =>
    range(1, trials).map((times) => [
      'EACH_HIT',
      times,
      Number(choose(trials, times)) * chance ** times * (1 - chance) ** (trials - times),
    ]),
});

export const even = { BIG: 0.5, SMALL: 0.5 };
export const parity = { ODD: 0.5, EVEN: 0.5 };
export const oddOrEven = (number: number) => (number % 2 === 0 ? 'EVEN' : 'ODD');
export const bigFrom = (least: number, number: number) => (number < least ? 'SMALL' : 'BIG');
