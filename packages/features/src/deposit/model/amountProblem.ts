import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import { compareAmounts } from '@livery/foundation/money';

/** Returns the problem of an amount for a method of payment. Undefined if the amount is valid. */
export function amountProblem(
  amount: string,
  { minAmount, maxAmount }: Pick<DepositOption, 'minAmount' | 'maxAmount'>,
): 'missing' | 'below' | 'above' | undefined {
  if (amount === '') return 'missing';
  if (compareAmounts(amount, minAmount) < 0) return 'below';
  return compareAmounts(amount, maxAmount) > 0 ? 'above' : undefined;
}
