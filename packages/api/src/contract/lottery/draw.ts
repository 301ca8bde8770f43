import * as v from 'valibot';
import { gameValue } from '../games/gameValue.ts';
import { moment } from '../values/moment.ts';
import { lotteryCategory, lotteryKind, lotteryRegion } from './lotteryValue.ts';

/** A future draw. */
export const openDraw = v.object({
  issue: v.string(),
  opensAt: moment,
  /** End of betting, by the gateway's clock. */
  closesAt: moment,
  drawsAt: moment,
  /** SHA-256 of the seed that determines the draw, in hex. */
  commitment: v.string(),
});

export const prizes = v.optional(v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) })));

/** The numbers of a draw. In a Vietnamese draw `numbers` is the special prize and `prizes` has all prizes. */
export const drawnNumbers = { issue: v.string(), drawnAt: moment, numbers: v.array(v.string()), prizes };

/** A lottery with its last numbers, the draw that takes bets now, and its tile in the catalogue if there is one. */
export const openedLottery = v.object({
  gameCode: v.string(),
  gameName: v.string(),
  kind: lotteryKind,
  gameType: lotteryCategory,
  region: v.optional(lotteryRegion),
  ...drawnNumbers,
  current: v.optional(openDraw),
  game: v.optional(gameValue),
});
