/** Amounts of data for load tests. */
export interface Scale {
  /** Total number of games in the catalogue. */
  games: number;
  /** Additional members, spread over the merchants. */
  members: number;
  /** Ledger transactions of these members. */
  transactions: number;
}

export const fullScale: Scale = { games: 100_000, members: 5_000, transactions: 1_000_000 };

/** User name of the nth additional member of a merchant, from 1. They have the demo accounts' password. */
export const scaleUsername = (n: number): string => `load${String(n).padStart(5, '0')}`;
