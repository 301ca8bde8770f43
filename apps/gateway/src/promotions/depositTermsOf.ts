import type { promotions } from '../db/schema/index.ts';
import { toDecimal } from '../wallet/minorUnits.ts';
import { toPercent } from '../wallet/share.ts';

type Terms = Pick<typeof promotions.$inferSelect, 'bonusBasisPoints' | 'bonus' | 'minDeposit' | 'turnoverTimes'>;

/** The bonus and conditions of a promotion with a deposit, as the API returns them. */
export const depositTermsOf = ({ bonusBasisPoints, bonus, minDeposit, turnoverTimes }: Terms, exponent: number) => ({
  bonusPercent: toPercent(bonusBasisPoints),
  maxBonus: toDecimal(bonus, exponent),
  minDeposit: toDecimal(minDeposit, exponent),
  turnoverTimes,
});
