import * as v from 'valibot';
import { roundRule } from './roundRule.ts';

/** Symbols on each reel. The first is specific to the game. */
export const reelSymbols = 6;

/** Three reels. Only the row in the middle decides the payout. The return to the player is 94.9 %. */
export const reels = roundRule({
  choice: v.optional(v.undefined()),
  play(chance) {
    const stops = [0, 1, 2].map(() => chance.below(reelSymbols));
    const [one, two, three] = stops;
    const pays = one === two && two === three ? (one === 0 ? 4_000 : 1_500) : one === two || two === three ? 150 : 0;
    return { pays, outcome: { stops } };
  },
});
