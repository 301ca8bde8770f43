import * as v from 'valibot';
import { money } from '../values/money.ts';

/** Bonus and conditions of a promotion with a deposit. */
export const depositTerms = {
  /** Bonus in percent of the deposit, for example "50". */
  bonusPercent: v.string(),
  maxBonus: money,
  minDeposit: money,
  /** Number of times that the member must stake the bonus before a withdrawal. */
  turnoverTimes: v.pipe(v.number(), v.integer()),
};
