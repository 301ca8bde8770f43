import * as v from 'valibot';

/** How a lottery pays: as a lottery, as entertainment, as an e-lottery. */
export const prizeMode = v.picklist(['Lott', 'ZY', 'Elott']);

export type PrizeMode = v.InferOutput<typeof prizeMode>;
