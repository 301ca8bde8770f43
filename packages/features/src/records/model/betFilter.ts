import { gameTypes } from '@livery/api/contract';
import type { FilterOf } from '@livery/foundation/history';

/** The outcome of a bet: the payout is higher than the stake, lower, or equal. */
export const outcomes = ['WON', 'LOST', 'EVEN'] as const;

/** The filters of bets in addition to the days. `vendor` is a vendor's code. */
export const betFields = { gameType: gameTypes, vendor: 'any', status: outcomes } as const;

export type BetFilter = FilterOf<typeof betFields>;
