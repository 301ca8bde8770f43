import { shareOf, subtractAmounts } from '@livery/foundation/money';

/** What becomes of an amount that is paid in. Decimal strings. */
export interface Reckoning {
  amount: string;
  fee: string;
  /** What the wallet receives, without a bonus. */
  arrives: string;
}

/** What the fee takes and the wallet receives. `feePercent` such as "1.5". */
export function reckon(amount: string, feePercent: string, decimals: number): Reckoning {
  const fee = shareOf(amount, feePercent, decimals);
  return { amount, fee, arrives: subtractAmounts(amount, fee) };
}
