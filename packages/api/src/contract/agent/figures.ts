import * as v from 'valibot';
import { money } from '../values/money.ts';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A share in per cent: "0.40" is four in a thousand. */
export const percent = v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/, 'a share such as "0.40"'));

/** Amounts of members in a period. `netWin` is the merchant's net win: turnover minus payout, bonus and rebates. */
export const figures = {
  deposits: money,
  withdrawals: money,
  turnover: money,
  payout: money,
  bonus: money,
  rebates: money,
  netWin: money,
};

/** Number of levels below the agent. Level 1 contains the members whom the agent referred. */
export const level = v.pipe(v.number(), v.integer(), v.minValue(1));
