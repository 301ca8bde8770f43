import type { DepositPromo } from '@livery/api/deposit/getDepositPromos';
import { compareAmounts, fromMinor, shareOf, toMinor } from '@livery/foundation/money';

/** What a promotion gives with a deposit, and asks for. Decimal strings. */
export interface PromoTerms {
  bonus: string;
  /** What has to be staked before money can be withdrawn. */
  toStake: string;
}

/**
 * The terms of a promotion for an amount, as the gateway reckons them: a share of it, rounded down, at most so much.
 *
 * @returns undefined where the amount is too small for it
 */
export function promoTerms(
  { bonusPercent, maxBonus, minDeposit, turnoverTimes }: DepositPromo,
  amount: string,
  decimals: number,
): PromoTerms | undefined {
  if (amount === '' || compareAmounts(amount, minDeposit) < 0) return undefined;
  const share = shareOf(amount, bonusPercent, decimals);
  const bonus = compareAmounts(share, maxBonus) > 0 ? maxBonus : share;
  return { bonus, toStake: fromMinor(toMinor(bonus, decimals) * BigInt(turnoverTimes), decimals) };
}
