import * as v from 'valibot';
import { roundRule } from './roundRule.ts';

/** The pockets of a wheel with one zero: 0 to 36. */
const pockets = 37;

const redPockets: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** The bets that cover 18 pockets. None of them covers zero. */
const evenBets = {
  red: (pocket: number) => redPockets.has(pocket),
  black: (pocket: number) => pocket > 0 && !redPockets.has(pocket),
  odd: (pocket: number) => pocket % 2 === 1,
  even: (pocket: number) => pocket > 0 && pocket % 2 === 0,
  low: (pocket: number) => pocket >= 1 && pocket <= 18,
  high: (pocket: number) => pocket >= 19,
} as const;

const names = Object.keys(evenBets) as (keyof typeof evenBets)[];

const colorOf = (pocket: number) => (pocket === 0 ? 'zero' : redPockets.has(pocket) ? 'red' : 'black');

/**
 * Roulette: the player bets on one of six groups of 18 pockets, or on one pocket. The return to the player is 97.3 %
 * for each bet.
 */
export const wheel = roundRule({
  choice: v.union([v.picklist(names), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(pockets - 1))]),
  play(chance, on) {
    const pocket = chance.below(pockets);
    const isHit = typeof on === 'number' ? on === pocket : evenBets[on](pocket);
    return {
      pays: isHit ? (typeof on === 'number' ? 3_600 : 200) : 0,
      outcome: { on, pocket, color: colorOf(pocket) },
    };
  },
});
