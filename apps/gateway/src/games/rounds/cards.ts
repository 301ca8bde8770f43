import * as v from 'valibot';
import type { FairRandom } from '../../crypto/fairRandom.ts';
import { roundRule } from './roundRule.ts';

/** Ranks from 2 (0) to ace (12). */
const ranks = 13;

/** The card that is dealt openly. Very low and very high ranks are left out, so that both choices can win. */
const openCard = (open: FairRandom) => ({ rank: 2 + open.below(ranks - 4), suit: open.below(4) });

/**
 * Payout in hundredths for a right guess if this number of the 13 ranks wins. The same rank returns the stake, so the
 * return to the player is at most 95 %.
 */
const paysFor = (winning: number): number => Math.floor((95 * ranks - 100) / winning);

/** The player guesses whether the next card is higher or lower. The same rank returns the stake. */
export const cards = roundRule({
  choice: v.picklist(['higher', 'lower']),
  deal: (open) => {
    const card = openCard(open);
    return { card, pays: { higher: paysFor(ranks - 1 - card.rank), lower: paysFor(card.rank) } };
  },
  play(chance, guess, open) {
    const { rank } = openCard(open);
    const card = { rank: chance.below(ranks), suit: chance.below(4) };
    const isRight = guess === 'higher' ? card.rank > rank : card.rank < rank;
    const pays = card.rank === rank ? 100 : isRight ? paysFor(guess === 'higher' ? ranks - 1 - rank : rank) : 0;
    return { pays, outcome: { guess, open: rank, card } };
  },
});
