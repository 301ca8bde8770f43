import { addAmounts, subtractAmounts } from '../money/index.ts';

/** The sums of a deposit. Decimal strings. */
export interface DepositSums {
  amount: string;
  fee: string;
  /** Bonus of the deposit's promotion; undefined without a promotion. */
  bonus?: string | undefined;
}

/** The amount that a deposit adds to the main wallet: amount minus fee plus bonus. */
export const depositTotal = ({ amount, fee, bonus = '0' }: DepositSums): string =>
  addAmounts(subtractAmounts(amount, fee), bonus);
