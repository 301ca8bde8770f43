import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { compareAmounts } from '@livery/foundation/money';

/**
 * The obstacles of a withdrawal.
 *
 * limitUsed   the daily number of withdrawals is used up
 * turnover    a bonus requires stakes first
 * balanceLow  the balance is lower than the smallest withdrawal
 * noPassword  no payment password is set
 * noCard      the member has no bank card
 */
export type Obstacle = 'limitUsed' | 'turnover' | 'balanceLow' | 'noPassword' | 'noCard';

/** Returns all obstacles. Obstacles that the player can remove only by waiting or playing come first. */
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
