import * as v from 'valibot';
import { money } from '../values/money.ts';

/** Bonus and conditions of a promotion with a deposit. */
export const depositTerms = {
  /** Bonus in percent of the deposit, for example "50". */
  bonusPercent: v.string(),
  maxBonus: money,
  minDeposit: money,
  /** The member must stake the bonus this many times before a withdrawal. */
  turnoverTimes: v.pipe(v.number(), v.integer()),
};
