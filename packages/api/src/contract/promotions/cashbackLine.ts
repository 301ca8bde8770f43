import * as v from 'valibot';
import { gameTypes } from '../games/gameTypes.ts';
import { day } from '../values/day.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';

/** Cashback of one day and one kind of game. */
export const cashbackLine = v.object({
  lineId: v.string(),
  day,
  gameType: openPicklist(gameTypes),
  /** All stakes on that kind of game on that day. */
  turnover: money,
  /** In percent of the turnover, for example "0.5". */
  ratePercent: v.string(),
  amount: money,
});
