import type { promotions } from '../db/schema/index.ts';
import { toDecimal } from '../wallet/minorUnits.ts';
import { toPercent } from '../wallet/share.ts';

type Terms = Pick<typeof promotions.$inferSelect, 'bonusBasisPoints' | 'bonus' | 'minDeposit' | 'turnoverTimes'>;

/** What a promotion gives with a deposit, and asks for, as the API returns it. */
export const depositTermsOf = ({ bonusBasisPoints, bonus, minDeposit, turnoverTimes }: Terms, exponent: number) => ({
  bonusPercent: toPercent(bonusBasisPoints),
  maxBonus: toDecimal(bonus, exponent),
  minDeposit: toDecimal(minDeposit, exponent),
  turnoverTimes,
});
