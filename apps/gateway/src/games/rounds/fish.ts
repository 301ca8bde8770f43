import * as v from 'valibot';
import { roundRule } from './roundRule.ts';

/** Payout of each fish, in hundredths. A fish that pays p is caught with probability 95/p. */
export const fishPays = [200, 300, 400, 500, 800, 1_000, 1_500, 2_000] as const;

/** A shot at one fish. The return to the player is 95 %. */
export const fish = roundRule({
  choice: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(fishPays.length - 1)),
  play(chance, target) {
    const worth = fishPays[target]!;
    const isCaught = chance.below(worth) < 95;
    return { pays: isCaught ? worth : 0, outcome: { target, isCaught } };
  },
});
