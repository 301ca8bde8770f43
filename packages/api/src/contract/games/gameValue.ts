import * as v from 'valibot';
import { money } from '../values/money.ts';
import { gameType } from './gameTypes.ts';

/** A game as every list carries it. */
export const gameValue = v.object({
  /** Identity of the game in lists and favourites. */
  nodeId: v.string(),
  gameId: v.string(),
  /** A lottery's name is in the language asked for, the same as in the calls of lotteries. */
  gameName: v.string(),
  /** The name in the language asked for, if it differs from `gameName`. In the game list. */
  localName: v.optional(v.string()),
  gameType,
  /** The vendor's code. */
  vassalage: v.string(),
  /** The vendor's name as players know it. */
  displayName: v.string(),
  roomId: v.optional(v.string()),
  gameCode: v.optional(v.string()),
  gameGroupId: v.optional(v.string()),
  /** Contains "Entertainment" for entertainment lotteries. */
  lottoMode: v.optional(v.string()),
  gameClassifyNew: v.optional(v.string()),
  /** Kinds of money the game can be played with, such as "REAL,FREE". */
  supportPlay: v.string(),
  /** File of the portrait picture (3:4), below image CDN / MERCHANT / mobileFolder. It may name sizes: docs/gateway.md. */
  mobileLargeIcon: v.string(),
  /**
   * File of the same picture without words, for places that crop it to a square or a circle. In lists of winners and of
   * draws.
   */
  mobilePlainIcon: v.optional(v.string()),
  /** The vendor's folder for phones. */
  mobileFolder: v.string(),
  isNew: v.boolean(),
  isHot: v.boolean(),
  /** A table or match that is running now. */
  isLive: v.boolean(),
  /** Its stakes fill a jackpot. */
  isJackpot: v.optional(v.boolean()),
  /** It can't be opened for a while: its vendor is under maintenance. */
  isInMaintenance: v.optional(v.boolean()),
  /** Smallest stake, in the merchant's currency. */
  minStake: v.optional(money),
});

export type GameValue = v.InferOutput<typeof gameValue>;
