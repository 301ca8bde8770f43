import * as v from 'valibot';
import { gameTypes } from '../games/gameTypes.ts';
import { day } from '../values/day.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';

/** Cashback of one day and kind of game. */
export const cashbackLine = v.object({
  lineId: v.string(),
  day,
  gameType: openPicklist(gameTypes),
  /** All stakes of that day on that kind of game. */
  turnover: money,
  /** In percent of the turnover, such as "0.5". */
  ratePercent: v.string(),
  amount: money,
});
