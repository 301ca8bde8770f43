import { addAmounts, subtractAmounts } from '../money/index.ts';

/** The sums of a deposit. Decimal strings. */
export interface DepositSums {
  amount: string;
  fee: string;
  /** Of the promotion that the deposit takes; undefined where it takes none. */
  bonus?: string | undefined;
}

/** The amount that a deposit adds to the main wallet: the amount, less the fee, and the bonus. */
export const depositTotal = ({ amount, fee, bonus = '0' }: DepositSums): string =>
  addAmounts(subtractAmounts(amount, fee), bonus);
