import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { compareAmounts } from '@livery/foundation/money';

type Limits = Pick<WithdrawOptions, 'balance' | 'minAmount' | 'maxAmount'>;

/** The text key in `withdraw` of an amount's problem, and the limit in that text. */
interface AmountProblem {
  key: 'amountMissing' | 'amountTooSmall' | 'amountTooLarge' | 'amountOverBalance';
  amount: string;
}

/**
 * Returns the problem of an amount; undefined if it is valid. The amount is decimal text, which is empty if nothing is
 * typed.
 */
export function amountProblem(amount: string, { balance, minAmount, maxAmount }: Limits): AmountProblem | undefined {
  if (amount === '') return { key: 'amountMissing', amount: minAmount };
  if (compareAmounts(amount, minAmount) < 0) return { key: 'amountTooSmall', amount: minAmount };
  if (compareAmounts(amount, balance) > 0) return { key: 'amountOverBalance', amount: balance };
  if (compareAmounts(amount, maxAmount) > 0) return { key: 'amountTooLarge', amount: maxAmount };
  return undefined;
}
