import * as v from 'valibot';
import { money } from '../values/money.ts';

/** Fields of what a promotion gives with a deposit, and asks for. */
export const depositTerms = {
  /** Share of the deposit that comes on top, in percent, such as "50". */
  bonusPercent: v.string(),
  maxBonus: money,
  minDeposit: money,
  /** The bonus has to be staked this many times before money can be withdrawn. */
  turnoverTimes: v.pipe(v.number(), v.integer()),
};
