import * as v from 'valibot';
import { gameValue } from '../games/gameValue.ts';
import { moment } from '../values/moment.ts';
import { lotteryCategory, lotteryKind, lotteryRegion } from './lotteryValue.ts';

/** A draw that is still to come. */
export const openDraw = v.object({
  issue: v.string(),
  opensAt: moment,
  /** No bet is taken from here on, by the gateway's clock. */
  closesAt: moment,
  drawsAt: moment,
  /** SHA-256 of the seed that decides it, in hex. */
  commitment: v.string(),
});

export const prizes = v.optional(v.array(v.object({ prize: v.string(), numbers: v.array(v.string()) })));

/** The numbers of a draw; of a Vietnamese one `numbers` is the special prize and `prizes` has them all. */
export const drawnNumbers = { issue: v.string(), drawnAt: moment, numbers: v.array(v.string()), prizes };

/** A lottery with its last numbers, the draw that takes bets now, and its tile in the catalogue where it has one. */
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
