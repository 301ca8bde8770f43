import { fromMinor, isZeroAmount, toMinor } from '../money/index.ts';
import type { BonusConditions } from './ConfirmBonus.tsx';

/** The fields of a promotion that determine its bonus. */
interface BonusPromotion {
  bonus?: string | undefined;
  turnoverTimes?: number | undefined;
  endsAt?: string | undefined;
}

/**
 * The conditions of a promotion's bonus. Undefined if the bonus has no restrictions, or if the gateway does not send
 * the conditions.
 *
 * @param decimals number of decimals of the merchant's currency
 */
export function bonusConditionsOf(
  { bonus, turnoverTimes = 0, endsAt }: BonusPromotion,
  decimals: number,
): BonusConditions | undefined {
  if (bonus === undefined || turnoverTimes <= 0 || isZeroAmount(bonus)) return undefined;
  return { bonus, toStake: fromMinor(toMinor(bonus, decimals) * BigInt(turnoverTimes), decimals), offerEndsAt: endsAt };
}
