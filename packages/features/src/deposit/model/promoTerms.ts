import type { DepositPromo } from '@livery/api/deposit/getDepositPromos';
import type { BonusConditions } from '@livery/foundation/bonus';
import { compareAmounts, fromMinor, shareOf, toMinor } from '@livery/foundation/money';

/**
 * Calculates the conditions of a promotion's bonus for a deposit amount, as the gateway does. The bonus is a share of
 * the amount, rounded down, with an upper limit.
 *
 * @returns undefined if the amount is too small for the promotion
 */
export function promoTerms(
  { bonusPercent, maxBonus, minDeposit, turnoverTimes, endsAt }: DepositPromo,
  amount: string,
  decimals: number,
): BonusConditions | undefined {
  if (amount === '' || compareAmounts(amount, minDeposit) < 0) return undefined;
  const share = shareOf(amount, bonusPercent, decimals);
  const bonus = compareAmounts(share, maxBonus) > 0 ? maxBonus : share;
  const toStake = fromMinor(toMinor(bonus, decimals) * BigInt(turnoverTimes), decimals);
  return { bonus, toStake, offerEndsAt: endsAt };
}
