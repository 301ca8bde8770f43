import { gameTypes } from '@livery/api/contract';
import type { FilterOf } from '@livery/foundation/history';

/** How a bet can end: more came back than was staked, less, or as much. */
export const outcomes = ['WON', 'LOST', 'EVEN'] as const;

/** What bets can be filtered by beside their days. `vendor` is a vendor's code. */
export const betFields = { gameType: gameTypes, vendor: 'any', status: outcomes } as const;

export type BetFilter = FilterOf<typeof betFields>;
