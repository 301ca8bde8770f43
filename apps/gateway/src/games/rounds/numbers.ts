import * as v from 'valibot';
import { roundRule } from './roundRule.ts';

const all = Array.from({ length: 20 }, (_, index) => index + 1);

/** Payout in hundredths by the number of matches. The return to the player is 97.4 %. */
export const numbersPays = [0, 0, 100, 600, 5_000, 50_000] as const;

/** The player picks five of twenty numbers; five are drawn. */
export const numbers = roundRule({
  choice: v.pipe(
    v.array(v.picklist(all)),
    v.length(5),
    v.check((picks) => new Set(picks).size === 5, 'takes each number once'),
  ),
  play(chance, picks) {
    const drawn = chance.draw(all, 5);
    const matches = picks.filter((pick) => drawn.includes(pick)).length;
    return { pays: numbersPays[matches]!, outcome: { picks, drawn, matches } };
  },
});
