import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { compareAmounts } from '@livery/foundation/money';

type Limits = Pick<WithdrawOptions, 'balance' | 'minAmount' | 'maxAmount'>;

/** Key in the texts of `withdraw` of what is wrong with an amount, and the limit that it names. */
interface AmountProblem {
  key: 'amountMissing' | 'amountTooSmall' | 'amountTooLarge' | 'amountOverBalance';
  amount: string;
}

/** What is wrong with an amount; undefined where nothing is. The amount is decimal text, empty where none was typed. */
export function amountProblem(amount: string, { balance, minAmount, maxAmount }: Limits): AmountProblem | undefined {
  if (amount === '') return { key: 'amountMissing', amount: minAmount };
  if (compareAmounts(amount, minAmount) < 0) return { key: 'amountTooSmall', amount: minAmount };
  if (compareAmounts(amount, balance) > 0) return { key: 'amountOverBalance', amount: balance };
  if (compareAmounts(amount, maxAmount) > 0) return { key: 'amountTooLarge', amount: maxAmount };
  return undefined;
}
