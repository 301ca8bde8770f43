import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { compareAmounts, shareOf, subtractAmounts } from '@livery/foundation/money';

type FeeRule = Pick<WithdrawOptions, 'feePercent' | 'freePerDay' | 'usedToday'>;

/** Returns the number of withdrawals that are still free today. */
export const freeLeft = ({ freePerDay, usedToday }: FeeRule): number => Math.max(0, freePerDay - usedToday);

/**
 * Returns the fee of a withdrawal and the amount that arrives, by the gateway's rule. The first withdrawals of a day
 * are free. After that, the fee is a percentage of the amount, rounded down.
 */
export function payoutOf(rule: FeeRule, amount: string, decimals: number): { fee: string; arrives: string } {
  const fee = shareOf(amount, freeLeft(rule) > 0 ? '0' : rule.feePercent, decimals);
  return { fee, arrives: subtractAmounts(amount, fee) };
}

/** Returns the maximum of one withdrawal now: the balance, or the merchant's limit for one withdrawal. */
export const largestOf = ({ balance, maxAmount }: Pick<WithdrawOptions, 'balance' | 'maxAmount'>): string =>
  compareAmounts(balance, maxAmount) < 0 ? balance : maxAmount;
