import * as v from 'valibot';

/** Payout mode of a lottery: as a lottery, as entertainment, or as an e-lottery. */
export const prizeMode = v.picklist(['Lott', 'ZY', 'Elott']);

export type PrizeMode = v.InferOutput<typeof prizeMode>;
