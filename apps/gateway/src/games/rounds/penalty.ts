import * as v from 'valibot';
import { roundRule } from './roundRule.ts';

/** Six corners of the goal: 0 to 2 at the top, 3 to 5 at the bottom. */
const corners = 6;

/**
 * The keeper saves every ball in their corner, and half of the balls above or below it. The return to the player is
 * 95.25 %.
 */
export const penalty = roundRule({
  choice: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(corners - 1)),
  play(chance, corner) {
    const dive = chance.below(corners);
    const isReached = chance.below(2) === 0;
    const isSaved = dive === corner || (Math.abs(dive - corner) === 3 && isReached);
    return { pays: isSaved ? 0 : 127, outcome: { corner, dive, isGoal: !isSaved } };
  },
});
