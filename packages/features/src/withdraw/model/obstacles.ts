import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { compareAmounts } from '@livery/foundation/money';

/**
 * What stands in the way of a withdrawal.
 *
 * limitUsed   as many as a day allows were made today
 * turnover    a bonus asks for stakes first
 * balanceLow  there is less than the smallest withdrawal
 * noPassword  no payment password is set
 * noCard      no bank card is there to pay to
 */
export type Obstacle = 'limitUsed' | 'turnover' | 'balanceLow' | 'noPassword' | 'noCard';

/** All that stands in the way: first what only waiting or playing can change. */
export function obstaclesOf(options: WithdrawOptions): Obstacle[] {
  const { usedToday, maxPerDay, turnoverRemaining, balance, minAmount, hasPaymentPassword, hasBankCard } = options;
  const stands: Record<Obstacle, boolean> = {
    limitUsed: usedToday >= maxPerDay,
    turnover: compareAmounts(turnoverRemaining, '0') > 0,
    balanceLow: compareAmounts(balance, minAmount) < 0,
    noPassword: !hasPaymentPassword,
    noCard: !hasBankCard,
  };
  return (Object.keys(stands) as Obstacle[]).filter((obstacle) => stands[obstacle]);
}
