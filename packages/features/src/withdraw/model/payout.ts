import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { compareAmounts, shareOf, subtractAmounts } from '@livery/foundation/money';

type FeeRule = Pick<WithdrawOptions, 'feePercent' | 'freePerDay' | 'usedToday'>;

/** How many withdrawals are still free today. */
export const freeLeft = ({ freePerDay, usedToday }: FeeRule): number => Math.max(0, freePerDay - usedToday);

/**
 * What a withdrawal costs and what arrives, by the gateway's rule: the first of a day are free, then it is a share of the amount,
 * rounded down.
 */
export function payoutOf(rule: FeeRule, amount: string, decimals: number): { fee: string; arrives: string } {
  const fee = shareOf(amount, freeLeft(rule) > 0 ? '0' : rule.feePercent, decimals);
  return { fee, arrives: subtractAmounts(amount, fee) };
}

/** The most that one withdrawal can be now: the balance, or what the merchant allows at a time. */
export const largestOf = ({ balance, maxAmount }: Pick<WithdrawOptions, 'balance' | 'maxAmount'>): string =>
  compareAmounts(balance, maxAmount) < 0 ? balance : maxAmount;
